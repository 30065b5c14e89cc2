import { useRef, useState } from 'react';
import { approveRate, type RateChange, refuseRate, withdrawRate } from '#contract/rates/rates.contract.ts';
import { LONGEST_RATE_REFUSAL } from '#contract/rates/rates.rules.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminRatesTexts } from '#locales/admin-rates/admin-rates.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { readRefusal } from '#machines/refusal.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { ProposalLink } from '../admin/parts/proposal-link.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { RATE_CALLS } from './rate-calls.ts';
import { useWrittenRates, useWrittenWeek } from './written-rate.ts';

interface RateWaitingProps {
  change: RateChange;
  writes: boolean;
}

/** A rate that waits for approval: its value, and the actions on it. */
export function RateWaiting({ change, writes }: RateWaitingProps) {
  const t = useTexts(adminRatesTexts);
  const written = useWrittenRates();
  const rate = written.rate(change.per_euro);
  const weekOf = useWrittenWeek();
  const called = useCalled();
  const week = change.week && weekOf(change.week, change.per_euro_was);
  return (
    <section className="grid gap-3 rounded-20 bg-surface-raised p-4 shadow-1">
      <div className="grid gap-1">
        <h2 className="text-18">
          {change.own ? t('waiting.own', { rate }) : t('waiting.title', { who: called(change.by.name), rate })}
        </h2>
        <p className="text-14 text-ink-muted">
          {t('waiting.text', {
            now: written.rate(change.per_euro_was),
            moved: written.move(change.moved),
            date: formatDay(change.date),
          })}
        </p>
        {week && <p className="text-14 text-ink-muted">{week}</p>}
      </div>
      {writes && <Decision change={change} />}
      {writes && <ProposalLink approval={change.approval} />}
    </section>
  );
}

function Decision({ change }: Pick<RateWaitingProps, 'change'>) {
  const t = useTexts(adminRatesTexts);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useDeciding(change.id, () => setAsked(false));
  if (change.own)
    return (
      <ToolButton className="justify-self-start" busy={isPending} onClick={() => mutate({ how: 'withdraw' })}>
        {t('withdraw')}
      </ToolButton>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <ToolButton tone="primary" busy={isPending} onClick={() => mutate({ how: 'approve' })}>
        {t('approve')}
      </ToolButton>
      <ToolButton disabled={isPending} onClick={() => setAsked(true)}>
        {t('refuse')}
      </ToolButton>
      {isAsked && (
        <Refusal
          busy={isPending}
          onKeep={() => setAsked(false)}
          onRefuse={(reason) => mutate({ how: 'refuse', reason })}
        />
      )}
    </div>
  );
}

interface RefusalProps {
  busy: boolean;
  onKeep: () => void;
  onRefuse: (reason: string) => void;
}

function Refusal({ busy, onKeep, onRefuse }: RefusalProps) {
  const t = useTexts(adminRatesTexts);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = reason.trim() === '';
  return (
    <ConfirmDialog
      open
      title={t('refuse.title')}
      description={t('refuse.text')}
      cancelLabel={t('refuse.keep')}
      confirmLabel={t('refuse.confirm')}
      busy={busy}
      onCancel={onKeep}
      onConfirm={() => {
        setTried(true);
        if (isMissing) field.current?.focus();
        else onRefuse(reason.trim());
      }}
    >
      <TextArea
        ref={field}
        label={t('refuse.why')}
        required
        rows={3}
        maxLength={LONGEST_RATE_REFUSAL}
        readOnly={busy}
        value={reason}
        error={isTried && isMissing ? t('refuse.required') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}

type Decided = { how: 'approve' | 'withdraw' } | { how: 'refuse'; reason: string };

function useDeciding(id: number, onOver: () => void) {
  const t = useTexts(adminRatesTexts);
  const toasts = useToasts();
  const params = { id };
  return useSoleMutation({
    mutationFn: (decided: Decided) => {
      if (decided.how === 'refuse') return callEndpoint(refuseRate, { params, body: { reason: decided.reason } });
      return callEndpoint(decided.how === 'approve' ? approveRate : withdrawRate, { params });
    },
    changes: RATE_CALLS,
    onSuccess: (_, { how }) => {
      onOver();
      toasts.show({ tone: 'success', text: t(`${how}.done`) });
    },
    onError: (error) => toasts.show({ tone: 'error', text: readRefusal(error).message || t('notDone') }),
  });
}
