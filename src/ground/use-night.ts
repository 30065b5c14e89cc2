import { useSyncExternalStore } from 'react';

const readers = new Set<() => void>();
let watch: MutationObserver | undefined;

// One watch for all pictures of a page: the theme stands on the root, whoever put it there.
function subscribe(reader: () => void): () => void {
  readers.add(reader);
  if (!watch) {
    watch = new MutationObserver(() => {
      for (const read of readers) read();
    });
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    watch?.disconnect();
    watch = undefined;
  };
}

const isNight = () => document.documentElement.dataset.theme === 'dark';

/** Whether the page is dark now. */
export function useNight(): boolean {
  return useSyncExternalStore(subscribe, isNight, isNight);
}
