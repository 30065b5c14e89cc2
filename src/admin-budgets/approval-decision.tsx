import { Button } from '#design-system/button/button.tsx';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { approvalProps, type DecisionProps } from './approval-props.ts';
import { ApprovalRefusal } from './approval-refusal.tsx';

/** The possible decisions, the outcome, and the reason why a try failed. */
export function ApprovalDecision(props: DecisionProps) {
  const t = useTexts(approvalsTexts);
  const { refusal } = props.snapshot.context;
  const { asks } = approvalProps(props.snapshot);
  return (
    <div id={props.id} className="grid max-w-150 gap-4">
      {refusal && asks !== 'unsure' && (
        <p role="alert" tabIndex={-1} className="wrap-anywhere rounded-12 bg-accent-soft px-4 py-3 text-14">
          {Object.values(refusal.fields)[0] ?? (refusal.message || t('wrong.failed'))}
        </p>
      )}
      <Asked {...props} />
    </div>
  );
}

function Asked(props: DecisionProps) {
  const t = useTexts(approvalsTexts);
  const { words, snapshot, send } = props;
  const { asks } = approvalProps(snapshot);
  if (asks === 'why') return <ApprovalRefusal {...props} />;
  if (asks === 'over') return <Over {...props} />;
  if (asks === 'unsure') return <Unsure {...props} />;
  if (asks === 'others') return <Said>{words.others}</Said>;
  if (asks === 'own') {
    return (
      <>
        <Said>{words.own}</Said>
        <Press {...props} tone="secondary" does={() => send({ type: 'approval.withdraw' })} label={t('withdraw')} />
      </>
    );
  }
  return asks === null ? null : <Decide {...props} />;
}

const Said = ({ children }: { children: string }) => (
  <p className="wrap-anywhere font-display text-16 italic leading-[1.4]">{children}</p>
);

interface PressProps extends DecisionProps {
  tone?: 'primary' | 'secondary';
  label: string;
  does: () => void;
}

const Press = ({ snapshot, tone = 'primary', label, does }: PressProps) => (
  <Button tone={tone} busy={approvalProps(snapshot).isSending} className="justify-self-start" onClick={does}>
    {label}
  </Button>
);

function Decide(props: DecisionProps) {
  const t = useTexts(approvalsTexts);
  const { words, snapshot, send } = props;
  const { asks, isSending } = approvalProps(snapshot);
  const isStale = asks === 'stale';
  return (
    <>
      {asks === 'approveAnyway' && <Said>{t('changed')}</Said>}
      <Said>{isStale ? words.stale : words.after}</Said>
      <div className="flex flex-wrap gap-3">
        {!isStale && (
          <Press
            {...props}
            does={() => send({ type: 'approval.approve' })}
            label={t(asks === 'approveAnyway' ? 'approveAnyway' : 'approve')}
          />
        )}
        <Button tone="secondary" disabled={isSending} onClick={() => send({ type: 'refusal.begin' })}>
          {t('refuse')}
        </Button>
      </div>
    </>
  );
}

function Unsure({ send }: DecisionProps) {
  const t = useTexts(approvalsTexts);
  return (
    <>
      <p role="alert" className="rounded-12 bg-accent-soft px-4 py-3 text-14">
        {t('unsure.text')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => send({ type: 'outcome.ask' })}>{t('unsure.ask')}</Button>
        <Button tone="secondary" onClick={() => send({ type: 'approval.reread' })}>
          {t('unsure.reread')}
        </Button>
      </div>
    </>
  );
}

function Over({ approval: { status, decided_by, decided_at, reason }, words }: DecisionProps) {
  const t = useTexts(approvalsTexts);
  const called = useCalled();
  if (status === 'waiting') return null;
  const said = { who: called(decided_by?.name ?? ''), date: decided_at ? formatMoment(decided_at) : '' };
  return (
    <>
      <p className="wrap-anywhere text-14">{status === 'expired' ? words.expired : t(`over.${status}`, said)}</p>
      {reason && <Said>{reason}</Said>}
    </>
  );
}
