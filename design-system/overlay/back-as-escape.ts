/** The browser's CloseWatcher: asks for "close" before Back leaves the page, on a phone. TypeScript has no type for it yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * While something lies over the page, Back on a phone is Escape for it and does not leave the page (design.md). The layers hear it
 * as they hear the key: the uppermost goes, and what must not be lost asks first. A browser that has no such request goes back.
 *
 * @param mark an element inside what lies over the page, whose ref this is: it hears the key when nothing in there has the focus.
 * @returns what ends it.
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
      // It may have stayed, to ask. One that goes ends this one as well.
      watch();
    };
  };
  watch();
  return () => watcher.destroy();
}
