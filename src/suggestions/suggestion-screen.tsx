import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { listSuggestions, suggestBenefit } from '#contract/suggestions/suggestions.contract.ts';
import { suggestionsTexts } from '#locales/suggestions/suggestions.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { categoriesQuery } from '../benefit/benefit.queries.ts';
import { errorsLeft } from '../ground/errors-left.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { pageAddress } from '../ground/page-address.ts';
import { usePressKey } from '../ground/press-key.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useAddress } from '../ground/use-address.ts';
import { usePage } from '../ground/use-read.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useMe } from '../session/session.queries.ts';
import { SUGGESTIONS_PER_PAGE } from './own-suggestions.tsx';
import { bodyOf, EMPTY_SUGGESTION, missingIn, type SuggestionErrors, type SuggestionForm } from './suggestion-form.ts';
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
  const categories = useQuery(categoriesQuery).data ?? [];
  const form = useSuggestionForm(() => go({}, { replace: true, preventScrollReset: true }));
  return (
    <SuggestionView
      {...form}
      categories={categories.map(({ id, name }) => ({ value: String(id), label: categoryName(name, language) }))}
      own={own}
      page={page}
      onPage={(next) => go({ page: next })}
    />
  );
}

function useSuggestionForm(onSent: () => void) {
  const t = useTexts(suggestionsTexts);
  const { id } = useMe();
  const { show } = useToasts();
  const press = usePressKey();
  const [form, setForm] = useKeptWork(`suggestion.${id}`, EMPTY_SUGGESTION);
  const [errors, setErrors] = useState<SuggestionErrors>({});
  const send = useSoleMutation({
    mutationFn: () => {
      const body = bodyOf(form);
      return callEndpoint(suggestBenefit, { body, headers: { 'Idempotency-Key': press.keyOf(body) } });
    },
    onSuccess: () => {
      press.taken();
      setForm(EMPTY_SUGGESTION);
      show({ tone: 'success', text: t('sent') });
      onSent();
    },
    changes: [listSuggestions],
    onError: (error) => setErrors(error instanceof ApiError ? (error.fields ?? {}) : {}),
  });
  const change = (next: SuggestionForm) => {
    if (send.isError) send.reset();
    setErrors(errorsLeft(errors, form, next));
    setForm(next);
  };
  const submit = () => {
    const missing = Object.fromEntries(missingIn(form).map((field) => [field, t('required')]));
    setErrors(missing);
    if (Object.keys(missing).length === 0) send.mutate();
  };
  const atFields = Object.keys(errors).length > 0;
  return {
    form,
    errors,
    refusal: atFields ? null : (send.error?.message ?? null),
    busy: send.isPending,
    onChange: change,
    onSubmit: submit,
  };
}
