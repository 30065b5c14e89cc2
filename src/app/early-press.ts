/** Mark by which a pressed button or link is found again in the app's own markup: its icon, else its text. */
const markOf = (pressed: Element): string =>
  `${pressed.tagName} ${pressed.querySelector('svg')?.innerHTML ?? pressed.textContent}`;

// Mark of the last press on an early button or link, before the app was loaded.
let kept: string | null = null;

/** Stores a press for the app, and prevents its default. A link pressed a second time is followed by the browser. */
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

/** Repeats the stored press on the app's own button or link, if one with the same mark is visible. */
export function pressAgain(): void {
  const mark = kept;
  kept = null;
  if (mark === null) return;
  const found = [...document.querySelectorAll<HTMLElement>('#root :is(a, button)')].find(
    (one) => one.getClientRects().length > 0 && markOf(one) === mark,
  );
  found?.click();
}
