import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ToastsContext, type ToastText } from '../ground/toasts-context.ts';
import type { ToastsHostProps } from './toasts-host.tsx';

const load = async () => (await import('./toasts-host.tsx')).ToastsHost;

/** Milliseconds after which the live region is rendered: one inserted together with its text is not announced. */
const HOST_DELAY = 1500;

/** Provides the queue of messages. The code that shows them is loaded after the first page; earlier messages wait for it. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const queue = useMemo(makeQueue, []);
  const [wanted, setWanted] = useState(false);
  const ToastsHost = useHost(wanted, () => setWanted(false));
  useEffect(() => {
    const want = () => setWanted(true);
    const timer = setTimeout(want, HOST_DELAY);
    addEventListener('online', want);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', want);
    };
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
      {ToastsHost && <ToastsHost listen={queue.listen} />}
    </ToastsContext>
  );
}

/** Loads the code of the region. A failed load affects nothing else: the next message tries again. */
function useHost(wanted: boolean, onFailure: () => void): ComponentType<ToastsHostProps> | null {
  const [host, setHost] = useState<{ Host: ComponentType<ToastsHostProps> } | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (wanted) load().then((Host) => setHost({ Host }), fail);
  }, [wanted]);
  return host?.Host ?? null;
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
