import { Link } from 'react-router-dom';
import { listSuggestions, suggestBenefit } from '#contract/suggestions/suggestions.contract.ts';
import { suggestionsTexts } from '#locales/suggestions/suggestions.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { namedCategories } from '../benefits/named-categories.ts';
import { emptyFields } from '../ground/empty-fields.ts';
import { pageAddress } from '../ground/page-address.ts';
import { paths } from '../ground/paths.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useAddress } from '../ground/use-address.ts';
import { usePage, useRead } from '../ground/use-read.ts';
import { useSentForm } from '../ground/use-sent-form.ts';
import { useMe } from '../session/session.queries.ts';
import { SUGGESTIONS_PER_PAGE } from './own-suggestions.tsx';
import { bodyOf, EMPTY_SUGGESTION } from './suggestion-form.ts';
import { SuggestionView } from './suggestion-view.tsx';

/** `/suggestion` */
export function SuggestionScreen() {
  const language = useLanguage();
  const { values, go } = useAddress(pageAddress);
  const { page } = values;
  const own = usePage(query(listSuggestions, { query: { page, page_size: SUGGESTIONS_PER_PAGE } }), {
    page,
    perPage: SUGGESTIONS_PER_PAGE,
    onPage: (last) => go({ page: last }, { replace: true }),
  });
  const categories = useRead(namedCategories(language));
  const form = useSuggestionForm(() => go({}, { replace: true, preventScrollReset: true }));
  return (
    <SuggestionView
      {...form}
      categories={categories}
      own={own}
      page={page}
      onPage={(next) => go({ page: next })}
      links={{ benefit: (id, children) => <Link to={paths.benefit(id)}>{children}</Link> }}
    />
  );
}

function useSuggestionForm(onSent: () => void) {
  const t = useTexts(suggestionsTexts);
  const { id } = useMe();
  const { show } = useToasts();
  return useSentForm({
    work: `suggestion.${id}`,
    fresh: EMPTY_SUGGESTION,
    problems: (typed) => emptyFields(typed, t('required')),
    send: (typed, keyOf) => {
      const body = bodyOf(typed);
      return callEndpoint(suggestBenefit, { body, headers: { 'Idempotency-Key': keyOf(body) } });
    },
    changes: [listSuggestions],
    onSent: () => {
      show({ tone: 'success', text: t('sent') });
      onSent();
    },
  });
}
