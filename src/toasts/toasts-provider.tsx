import { useMachine } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { ToastRegion } from '#design-system/toast-region/toast-region.tsx';
import { useTexts } from '#locales/texts.tsx';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { type Toasts, ToastsContext } from './toasts-context.ts';
import { toastsProps } from './toasts-props.ts';

/** The one queue of messages, said at the foot of the screen. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const t = useTexts(toastsTexts);
  const [snapshot, send] = useMachine(toastsMachine);
  const toasts = useMemo<Toasts>(() => ({ show: (toast) => send({ type: 'toast.show', toast }) }), [send]);
  return (
    <ToastsContext value={toasts}>
      {children}
      <ToastRegion
        toasts={toastsProps(snapshot, t('error')).toasts}
        label={t('region')}
        closeLabel={t('close')}
        onDismiss={(id) => send({ type: 'toast.dismiss', id: Number(id) })}
        onPause={() => send({ type: 'toasts.pause' })}
        onResume={() => send({ type: 'toasts.resume' })}
      />
    </ToastsContext>
  );
}
