/**
 * Disables focus() and scrollIntoView() in a frame on a docs page until the person has pressed something in it: a dialog that
 * opens by itself would take the focus from the reader, scroll the page to itself, and lose the focus to the next one.
 */
export function leaveFocusToReader(frame: Window & typeof globalThis): void {
  const { prototype } = frame.HTMLElement;
  const { focus, scrollIntoView } = prototype;
  const give = () => {
    Object.assign(prototype, { focus, scrollIntoView });
    frame.removeEventListener('pointerdown', give, true);
    frame.removeEventListener('keydown', give, true);
  };
  prototype.focus = () => {};
  prototype.scrollIntoView = function show(this: HTMLElement, how) {
    const { parent: page } = frame;
    const { scrollX, scrollY } = page;
    scrollIntoView.call(this, how);
    page.scrollTo(scrollX, scrollY);
  };
  frame.addEventListener('pointerdown', give, true);
  frame.addEventListener('keydown', give, true);
}
