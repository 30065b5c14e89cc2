/** By what a button or link is known again in what the app draws: its icon, else its words. */
const markOf = (pressed: Element): string =>
  `${pressed.tagName} ${pressed.querySelector('svg')?.innerHTML ?? pressed.textContent}`;

// The last press on what only the app can do, while it was not here.
let kept: string | null = null;

/** Keeps a press for the app. A link that is pressed again is followed by the browser itself. */
export function keepPress(event: MouseEvent): void {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button > 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element))
    return;
  const pressed = target.closest('[data-early] :is(a[href^="/"], button)');
  if (!pressed) return;
  const mark = markOf(pressed);
  if (pressed.tagName === 'A' && kept === mark) return;
  event.preventDefault();
  kept = mark;
}

/** Presses what was pressed before the app was here, where that is to be seen now. */
export function pressAgain(): void {
  const mark = kept;
  kept = null;
  if (mark === null) return;
  const found = [...document.querySelectorAll<HTMLElement>('#root :is(a, button)')].find(
    (one) => one.getClientRects().length > 0 && markOf(one) === mark,
  );
  found?.click();
}
