import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { ToastRegion } from '#design-system/toast-region/toast-region.tsx';
import { useTexts } from '#locales/texts.tsx';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { onSessionOver } from '../api/token.ts';
import { ChunkBoundary } from '../ground/chunk-boundary.tsx';
import { lazyView } from '../ground/lazy-view.tsx';
import { timesLonger } from '../ground/longer-times.ts';
import type { ToastText } from '../ground/toasts-context.ts';
import { toastsProps } from './toasts-props.ts';

// Exit animation, in the chunk of overlays, which is not needed before the first message disappears.
const Leaving = lazyView(async () => (await import('#design-system/overlay/leaving.tsx')).Leaving);

/** Adds the factor of longer times set on this device. */
const lasting = (toast: ToastText) => Object.assign({ times: timesLonger() }, toast);

export interface ToastsHostProps {
  /** Subscribes to the messages: first those queued before, then each new one. */
  listen: (say: (toast: ToastText) => void) => () => void;
}

/** Shows the messages at the foot of the screen, in the order of the machine. */
export function ToastsHost({ listen }: ToastsHostProps) {
  const t = useTexts(toastsTexts);
  const actor = useActorRef(toastsMachine);
  const snapshot = useSelector(actor, (current) => current);
  useEffect(() => listen((toast) => actor.send({ type: 'toast.show', toast: lasting(toast) })), [listen, actor]);
  // The next person must not see messages to the previous one.
  useEffect(() => onSessionOver(() => actor.send({ type: 'toasts.clear' })), [actor]);
  return (
    <ToastRegion
      toasts={toastsProps(snapshot, t('error')).toasts}
      label={t('region')}
      closeLabel={t('close')}
      wayLabel={t('way')}
      leaving={
        <ChunkBoundary>
          <Suspense>
            <Leaving open unasked amongOthers duration="fast" />
          </Suspense>
        </ChunkBoundary>
      }
      onDismiss={(id) => actor.send({ type: 'toast.dismiss', id: Number(id) })}
      onPause={() => actor.send({ type: 'toasts.pause' })}
      onResume={() => actor.send({ type: 'toasts.resume' })}
    />
  );
}
