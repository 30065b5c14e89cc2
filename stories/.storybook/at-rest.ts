/**
 * In a frame on a page of the book nothing takes the focus, or scrolls the page around it, before somebody has pressed something in
 * it: a dialog that comes open would take the focus from whoever reads, scroll the page to itself, and lose it to the next.
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
