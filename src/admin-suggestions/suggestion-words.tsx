import { textIn } from '#contract/language/language.rules.ts';
import type { AdminSuggestion } from '#contract/suggestions/admin-suggestions.contract.ts';
import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';
import { useCalled } from '../admin/parts/name-in.ts';

/** A suggestion in the employee's own words. */
export function SuggestionWords({ suggestion }: { suggestion: AdminSuggestion }) {
  const t = useTexts(adminSuggestionsTexts);
  const language = useLanguage();
  const called = useCalled();
  const { provider, category_sr: sr, category_en: en, person, company, date, why } = suggestion;
  return (
    <section className="grid gap-2">
      <p className="wrap-anywhere text-14 text-ink-muted">
        {provider} · {textIn(language, { sr, en })}
      </p>
      <blockquote
        lang={languageTag(suggestion.language)}
        className="wrap-anywhere whitespace-pre-line font-display text-18 italic"
      >
        {why}
      </blockquote>
      <p className="wrap-anywhere text-14 text-ink-muted">
        {t('by', { person: called(person.name), company: company.name })} · {formatMoment(date)}
      </p>
    </section>
  );
}
