import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { ToastsContext, type ToastText } from './toasts-context.ts';

const ToastsHost = lazy(async () => ({ default: (await import('./toasts-host.tsx')).ToastsHost }));

/** Milliseconds after which the region is there, so that it is heard: a live region that comes with its text is not read. */
const HOST_DELAY = 1500;

/** The one queue of messages. What says them comes after the first page; what is said before waits for it. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const queue = useMemo(makeQueue, []);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), HOST_DELAY);
    return () => clearTimeout(timer);
  }, []);
  const toasts = useMemo(
    () => ({
      show: (toast: ToastText) => {
        setWanted(true);
        queue.say(toast);
      },
    }),
    [queue],
  );
  return (
    <ToastsContext value={toasts}>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <ToastsHost listen={queue.listen} />
        </Suspense>
      )}
    </ToastsContext>
  );
}

function makeQueue() {
  let waiting: ToastText[] = [];
  let listener: ((toast: ToastText) => void) | null = null;
  return {
    say: (toast: ToastText) => {
      if (listener) listener(toast);
      else waiting.push(toast);
    },
    listen: (next: (toast: ToastText) => void) => {
      listener = next;
      for (const toast of waiting) next(toast);
      waiting = [];
      return () => {
        listener = null;
      };
    },
  };
}
