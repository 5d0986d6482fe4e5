/** jsdom has no Web Animations: Svelte's transitions get one that is over at once. */
Element.prototype.animate = () => {
  const animation = {
    cancel: () => {},
    finish: () => {},
    currentTime: 0,
    onfinish: null as (() => void) | null,
  };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};
