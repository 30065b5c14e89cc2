/** The browser's CloseWatcher: asks for "close" before Back leaves the page, on a phone. TypeScript has no type for it yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * While something is open over the page, Back on a phone works like Escape and does not leave the page (design.md). The layers
 * handle it like the key: the uppermost closes, and one with something to lose asks first. In a browser without CloseWatcher, Back
 * leaves the page.
 *
 * @param mark an element inside the layer, whose ref this is: it receives the key if nothing inside has the focus.
 * @returns the function that ends it.
 */
export function backAsEscape(mark: Element | null): () => void {
  const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
  if (!Watcher || !mark) return () => {};
  let watcher: CloseWatcher;
  const watch = () => {
    watcher = new Watcher();
    watcher.onclose = () => {
      const focused = document.activeElement;
      const within = focused && mark.parentElement?.contains(focused) ? focused : mark;
      within.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      // The layer may have stayed open to ask. If it closes, this watcher is ended too.
      watch();
    };
  };
  watch();
  return () => watcher.destroy();
}
