import { LONGEST_REASON } from '#contract/records/ending.rules.ts';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BulkFieldsProps } from '../admin/bulk-kind.ts';

/** Why providers are deactivated: whoever looks at one later reads it in its history. */
export function ProviderBulkReason({ values, errors, onChange }: BulkFieldsProps) {
  const t = useTexts(recordsTexts);
  return (
    <TextArea
      label={t('ending.reason')}
      hint={t('ending.reasonHint')}
      error={errors.reason}
      required
      maxLength={LONGEST_REASON}
      rows={3}
      value={String(values.reason ?? '')}
      onChange={({ target }) => onChange({ reason: target.value })}
    />
  );
}
