import { LONGEST_REFUSAL } from '#contract/approvals/approvals.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { approvalProps, type DecisionProps } from './approval-props.ts';

/** Whoever proposed it reads why. */
export function ApprovalRefusal({ approval, snapshot, send }: DecisionProps) {
  const t = useTexts(approvalsTexts);
  const { reason, problem } = snapshot.context;
  const { isSending } = approvalProps(snapshot);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'refusal.submit' });
      }}
    >
      <h2 className="text-18">{t('refusal.title')}</h2>
      <TextArea
        label={t('refusal.field')}
        required
        maxLength={LONGEST_REFUSAL}
        rows={3}
        readOnly={isSending}
        hint={t('refusal.hint', { who: approval.proposed_by.name })}
        value={reason}
        error={problem ? t(`reason.${problem}`) : undefined}
        onChange={({ target }) => send({ type: 'reason.change', reason: target.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          {t('refusal.press')}
        </Button>
        <Button tone="secondary" disabled={isSending} onClick={() => send({ type: 'refusal.back' })}>
          {t('refusal.back')}
        </Button>
      </div>
    </form>
  );
}
