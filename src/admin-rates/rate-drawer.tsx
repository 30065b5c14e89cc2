import { type FormEvent, useId, useState } from 'react';
import { type Rate, setRate } from '#contract/rates/rates.contract.ts';
import { needsSecond, perEuroOf, rateOf } from '#contract/rates/rates.rules.ts';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminRatesTexts } from '#locales/admin-rates/admin-rates.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { readRefusal } from '#machines/refusal.ts';
import { AdminDrawer } from '../admin/parts/admin-drawer.tsx';
import { atRevision } from '../admin/parts/at-revision.ts';
import { focusProblem } from '../admin/parts/focus-problem.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useUnmounted } from '../ground/use-unmounted.ts';
import { RATE_CALLS } from './rate-calls.ts';
import { RateEffect } from './rate-effect.tsx';
import { useWrittenRates } from './written-rate.ts';

interface RateDrawerProps {
  rate: Rate;
  /** Names of the admins who could approve it. */
  others: readonly string[];
  onClose: () => void;
}

/** The form of a new rate, with its effects shown before anything is saved. */
export function RateDrawer({ rate, others, onClose }: RateDrawerProps) {
  const t = useTexts(adminRatesTexts);
  const id = useId();
  const written = useWrittenRates();
  const before = millionths(rate.per_euro);
  const [typed, setTyped] = useState(written.rate(rate.per_euro));
  const [isTried, setTried] = useState(false);
  const after = rateOf(typed);
  const problem = after === null ? t('form.wrong') : after === before ? t('form.same') : undefined;
  const isSecond = after !== null && needsSecond(weekOf(rate), after);
  const { mutate, isPending } = useSetting(rate, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (after !== null && problem === undefined) mutate(perEuroOf(after));
    else focusProblem(id);
  };
  return (
    <AdminDrawer
      open
      onClose={onClose}
      title={t('change')}
      closeLabel={t('close')}
      footer={
        <ToolButton type="submit" form={id} tone="primary" busy={isPending} disabled={isSecond && others.length === 0}>
          {t(isSecond ? 'form.propose' : 'form.set')}
        </ToolButton>
      }
    >
      <form id={id} noValidate className="grid gap-6" onSubmit={submit}>
        <TextField
          data-autofocus
          label={t('form.rate')}
          hint={t('form.hint')}
          required
          inputMode="decimal"
          autoComplete="off"
          readOnly={isPending}
          suffix={<span className="text-12 text-ink-muted">RSD</span>}
          value={typed}
          error={isTried ? problem : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <RateEffect currency={rate.currency} typed={problem === undefined ? typed.trim() : ''} others={others} />
      </form>
    </AdminDrawer>
  );
}

const millionths = (perEuro: number): number => rateOf(String(perEuro)) ?? 0;

/** The lowest and the highest rate of the week, from which the server measures a change, in millionths. */
const weekOf = ({ week: { low, high } }: Rate) => ({ low: millionths(low), high: millionths(high) });

function useSetting({ currency, revision }: Rate, onClose: () => void) {
  const t = useTexts(adminRatesTexts);
  const toasts = useToasts();
  const written = useWrittenRates();
  const isLeft = useUnmounted();
  return useSoleMutation({
    mutationFn: (perEuro: number) =>
      callEndpoint(setRate, { params: { currency }, headers: atRevision(revision), body: { per_euro: perEuro } }),
    changes: RATE_CALLS,
    onSuccess: ({ status, per_euro: rate }) => {
      if (!isLeft.current) onClose();
      const text = status === 'waiting' ? t('proposed.done') : t('set.done', { rate: written.rate(rate) });
      toasts.show({ tone: 'success', text });
    },
    onError: (error) => toasts.show({ tone: 'error', text: readRefusal(error).message || t('notDone') }),
  });
}
