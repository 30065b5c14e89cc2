import { type SuggestionsPreview, suggestionBulk } from '#contract/suggestions/suggestion-bulk.contract.ts';
import { answerProblems } from '#contract/suggestions/suggestions.rules.ts';
import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { lastingBulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import type { BulkKind, Values } from '../admin/bulk/bulk-kind.ts';
import { AnswerFields } from './suggestion-bulk-fields.tsx';
import { SUGGESTION_CALLS, typedIn, useSuggestionProblems } from './suggestion-record.ts';
import { suggestionsMeant } from './suggestions-address.ts';

type Row = SuggestionsPreview['sample'][number];

const CALLS = lastingBulkCallsOf(suggestionBulk, suggestionsMeant, ({ values }) => typedIn(values));

/** Bulk answering of suggestions that ask for the same. It cannot be taken back. */
export function useSuggestionBulk(): BulkKind<SuggestionsPreview['effects']> {
  const t = useTexts(adminSuggestionsTexts);
  const say = useSuggestionProblems();
  const problemsOf = (values: Values) =>
    Object.fromEntries(
      Object.entries(answerProblems(typedIn(values))).map(([field, problem]) => [field, say(problem)]),
    );
  return {
    ...CALLS,
    changes: SUGGESTION_CALLS,
    actions: [
      {
        key: 'answer',
        label: t('many.answer'),
        title: t('many.answer.title'),
        confirm: (count) => t('many.answer.confirm', { count }),
        asks: { initial: { status: 'contacted', answer: '', benefit: null }, problemsOf, fields: AnswerFields },
      },
    ],
    counted: (count) => t('counted', { count }),
    nameOf: (row) => {
      const { name, provider } = row as Row;
      return t('many.name', { name, provider });
    },
    refusedFor: () => t('many.same'),
    shown: (_, row, side) => t(`status.${(row as Row)[side].status}`),
    effects: ({ people, sr, en, replaced }) =>
      people > 0 && (
        <>
          <p>{t('many.people', { count: people })}</p>
          {replaced > 0 && <p>{t('many.replaced', { count: replaced })}</p>}
          {sr > 0 && en > 0 && <p>{t('many.languages', { sr: String(sr), en: String(en) })}</p>}
        </>
      ),
  };
}
