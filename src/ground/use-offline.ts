import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

const isOffline = () => !navigator.onLine;

/** Whether the browser reports that it has no network. */
export const useOffline = () => useSyncExternalStore(subscribe, isOffline, isOffline);
