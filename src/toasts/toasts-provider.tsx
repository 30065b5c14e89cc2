import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ToastsContext, type ToastText } from '../ground/toasts-context.ts';
import type { ToastsHostProps } from './toasts-host.tsx';

const load = async () => (await import('./toasts-host.tsx')).ToastsHost;

/** Milliseconds after which the region is there, so that messages are read out: a live region that comes with its text is not read. */
const HOST_DELAY = 1500;

/** The one queue of messages. What says them comes after the first page; what is said before waits for it. */
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

/** The code of the region. When it does not come, nothing else fails with it: the next message asks for it again. */
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
