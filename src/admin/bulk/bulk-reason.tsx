import { LONGEST_REASON } from '#contract/records/ending.rules.ts';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BulkFieldsProps } from './bulk-kind.ts';

/** Field for the reason why many records are ended; the history of each record shows it. */
export function BulkReason({ values, errors, onChange, hint }: BulkFieldsProps & { hint?: string }) {
  const t = useTexts(recordsTexts);
  return (
    <TextArea
      label={t('ending.reason')}
      hint={hint ?? t('ending.reasonHint')}
      error={errors.reason}
      required
      maxLength={LONGEST_REASON}
      rows={3}
      value={String(values.reason ?? '')}
      onChange={({ target }) => onChange({ reason: target.value })}
    />
  );
}
