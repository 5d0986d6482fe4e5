/** Taking over the page that was painted before the client came: its place, and a tap that came too early for it. */
declare global {
  interface Window {
    trulaReady?: boolean;
    trulaTapped?: string;
  }
}

/** Draw the client with *draw* where the first screen stands in *target*, within one frame, and follow an early tap. */
export function takeOver(target: HTMLElement, draw: () => void): void {
  target.replaceChildren();
  draw();
  window.trulaReady = true;
  const tapped = window.trulaTapped;
  if (tapped === undefined) return;
  delete window.trulaTapped;
  target.querySelector<HTMLElement>(`[data-testid="${CSS.escape(tapped)}"]`)?.click();
}
