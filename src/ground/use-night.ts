import { useSyncExternalStore } from 'react';
import { makeEmitter } from '../api/emitter.ts';

const [onTheme, tellTheme, isWatched] = makeEmitter();
let watch: MutationObserver | undefined;

// One MutationObserver for all pictures of a page watches the theme on the root element.
function subscribe(reader: () => void): () => void {
  const stop = onTheme(reader);
  if (!watch) {
    watch = new MutationObserver(() => tellTheme());
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }
  return () => {
    stop();
    if (isWatched()) return;
    watch?.disconnect();
    watch = undefined;
  };
}

const isNight = () => document.documentElement.dataset.theme === 'dark';

/** Whether the page is dark now. */
export function useNight(): boolean {
  return useSyncExternalStore(subscribe, isNight, isNight);
}
