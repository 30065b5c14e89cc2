import { ANSWERED_STATUSES, LONGEST_ANSWER } from '#contract/suggestions/suggestions.rules.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { Select } from '#design-system/select/select.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BulkFieldsProps } from '../admin/bulk/bulk-kind.ts';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { typedIn } from './suggestion-record.ts';
import { useBenefitChoice } from './use-benefit-choice.ts';

/** The fields of one answer for many suggestions. */
export function AnswerFields({ values, errors, onChange }: BulkFieldsProps) {
  const t = useTexts(adminSuggestionsTexts);
  const { status, answer } = typedIn(values);
  const change = (changes: object) => onChange(Object.assign({}, values, changes));
  return (
    <>
      <Select
        label={t('status')}
        options={ANSWERED_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={status}
        error={errors.status}
        onChange={(chosen) => change({ status: chosen, benefit: null })}
      />
      {status === 'live' && <Benefit values={values} errors={errors} onChange={change} />}
      <TextArea
        label={t('answer')}
        hint={t('many.answerHint')}
        rows={4}
        maxLength={LONGEST_ANSWER}
        value={answer}
        error={errors.answer}
        onChange={({ target }) => change({ answer: target.value })}
      />
    </>
  );
}

function Benefit({ values, errors, onChange }: BulkFieldsProps) {
  const t = useTexts(adminSuggestionsTexts);
  const { benefit } = typedIn(values);
  return (
    <Combobox
      required
      label={t('benefit')}
      {...useBenefitChoice(benefit)}
      matches={labelMatches}
      value={benefit === null ? null : String(benefit)}
      onChange={(chosen) => onChange({ benefit: chosen === null ? null : Number(chosen) })}
      emptyText={t('benefit.none')}
      error={errors.benefit}
    />
  );
}
