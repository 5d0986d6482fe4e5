// Before the first paint: the look that was chosen in this browser. settings/apply.svelte.ts goes on from here.
(function () {
  try {
    const { theme, felt } = JSON.parse(localStorage.getItem('trula.settings') || '{}');
    const more = matchMedia('(prefers-contrast: more)').matches;
    const named = theme === undefined || theme === 'system' ? (more ? 'contrast' : '') : theme;
    if (named) document.documentElement.dataset.theme = named;
    if (felt) document.documentElement.dataset.felt = felt;
  } catch {
    // A store that cannot be read: the page looks as the device does.
  }
})();

// Before the client is there: the button of the front page that was tapped last. app/early.ts follows it.
addEventListener(
  'click',
  function keep(event) {
    if (window.trulaReady) return removeEventListener('click', keep, true);
    const button = event.target.closest('[data-testid]');
    if (button !== null) window.trulaTapped = button.dataset.testid;
  },
  true,
);
