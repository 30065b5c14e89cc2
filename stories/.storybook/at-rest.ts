/**
 * In a frame on a page of the book nothing takes the focus before somebody has pressed something in it: a dialog that comes open
 * would take it from whoever reads, scroll the page to itself, and lose it to the next.
 */
export function leaveFocusToReader(frame: Window & typeof globalThis): void {
  const { prototype } = frame.HTMLElement;
  const { focus } = prototype;
  const give = () => {
    prototype.focus = focus;
    frame.removeEventListener('pointerdown', give, true);
    frame.removeEventListener('keydown', give, true);
  };
  prototype.focus = () => {};
  frame.addEventListener('pointerdown', give, true);
  frame.addEventListener('keydown', give, true);
}
