import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { RefusalForm } from '../admin/endings/refusal-form.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { approvalProps, type DecisionProps } from './approval-props.ts';

/** The form of a rejection; the person who proposed it reads the reason. */
export function ApprovalRefusal({ approval, snapshot, send }: DecisionProps) {
  const t = useTexts(approvalsTexts);
  const called = useCalled();
  const { reason, problem } = snapshot.context;
  const { isSending } = approvalProps(snapshot);
  return (
    <RefusalForm
      words={{
        title: t('refusal.title'),
        field: t('refusal.field'),
        hint: t('refusal.hint', { who: called(approval.proposed_by.name) }),
        press: t('refusal.press'),
        back: t('refusal.back'),
      }}
      reason={reason}
      error={problem ? t(`reason.${problem}`) : undefined}
      busy={isSending}
      onReason={(typed) => send({ type: 'reason.change', reason: typed })}
      onSubmit={() => send({ type: 'refusal.submit' })}
      onBack={() => send({ type: 'refusal.back' })}
    />
  );
}
