import { REQUEST_KINDS } from '#contract/requests/requests.rules.ts';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { NewRequestViewProps } from './new-request-view-props.ts';
import { RequestStep } from './request-step.tsx';

/** Step for the kind: reimbursement of a receipt, or an invoice to be paid. */
export function KindStep({ form, onKind, onNext }: NewRequestViewProps) {
  const t = useTexts(requestsTexts);
  return (
    <RequestStep title={t('kind.title')} onNext={onNext}>
      <RadioGroup
        required
        label={t('kind')}
        hideLabel
        look="cards"
        options={REQUEST_KINDS.map((kind) => ({
          value: kind,
          label: t(`kind.${kind}`),
          hint: t(`kind.${kind}Hint`),
        }))}
        value={form.kind}
        onChange={onKind}
      />
    </RequestStep>
  );
}
