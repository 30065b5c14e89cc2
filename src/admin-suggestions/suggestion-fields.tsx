import type { AdminSuggestion } from '#contract/suggestions/admin-suggestions.contract.ts';
import { LONGEST_ANSWER, SUGGESTION_STATUSES, type SuggestionStatus } from '#contract/suggestions/suggestions.rules.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { Select } from '#design-system/select/select.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { languageTag, useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { useField, useRecordForm } from '../admin/record/record-context.ts';
import { useBenefitChoice } from './use-benefit-choice.ts';

/** The fields of an answer: the state, the benefit that came of it, and the words. */
export function SuggestionFields({ suggestion }: { suggestion: AdminSuggestion }) {
  const t = useTexts(adminSuggestionsTexts);
  const { value: status } = useField<SuggestionStatus>('status');
  return (
    <>
      <Status />
      {status === 'live' && <Benefit />}
      <Answer suggestion={suggestion} />
      <p className="text-14 text-ink-muted">{t('told')}</p>
    </>
  );
}

function Status() {
  const t = useTexts(adminSuggestionsTexts);
  const { id, label, value, error, disabled } = useField<SuggestionStatus>('status');
  const { actor } = useRecordForm();
  // Only a suggestion that is on offer has a benefit: another state clears it.
  const choose = (status: SuggestionStatus) =>
    actor.send({
      type: 'field.change',
      changes: status === 'live' ? { status } : { status, benefit: null },
      at: new Date().toISOString(),
    });
  return (
    <Select
      id={id}
      label={label}
      options={SUGGESTION_STATUSES.map((one) => ({ value: one, label: t(`status.${one}`) }))}
      value={value}
      onChange={choose}
      error={error}
      disabled={disabled}
    />
  );
}

function Benefit() {
  const t = useTexts(adminSuggestionsTexts);
  const { id, label, value, error, disabled, onValue } = useField<number | null>('benefit');
  return (
    <Combobox
      id={id}
      required
      label={label}
      hint={t('benefit.hint')}
      {...useBenefitChoice(value)}
      matches={labelMatches}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onValue(chosen === null ? null : Number(chosen))}
      emptyText={t('benefit.none')}
      error={error}
      disabled={disabled}
    />
  );
}

function Answer({ suggestion: { language, person } }: { suggestion: AdminSuggestion }) {
  const t = useTexts(adminSuggestionsTexts);
  const called = useCalled();
  const { id, label, value, error, disabled, onValue, onLeave } = useField<string>('answer');
  return (
    <TextArea
      id={id}
      label={label}
      hint={t(`answer.${language}`, { person: called(person.name) })}
      lang={languageTag(language)}
      rows={6}
      maxLength={LONGEST_ANSWER}
      value={value ?? ''}
      error={error}
      disabled={disabled}
      onChange={({ target }) => onValue(target.value)}
      onBlur={onLeave}
    />
  );
}
