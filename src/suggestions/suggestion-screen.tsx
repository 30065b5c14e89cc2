import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { suggestBenefit } from '#contract/suggestions/suggestions.contract.ts';
import { suggestionsTexts } from '#locales/suggestions/suggestions.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { failureOf } from '../api/failure-of.ts';
import { categoriesQuery } from '../benefit/benefit.queries.ts';
import { errorsLeft } from '../ground/errors-left.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { usePressKey } from '../ground/press-key.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { usePagedQuery } from '../ground/use-paged-query.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useMe } from '../session/session.queries.ts';
import { bodyOf, EMPTY_SUGGESTION, missingIn, type SuggestionErrors, type SuggestionForm } from './suggestion-form.ts';
import { SuggestionView } from './suggestion-view.tsx';
import { SUGGESTIONS_PER_PAGE, suggestionsQuery } from './suggestions.queries.ts';

/** `/suggestion` */
export function SuggestionScreen() {
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { query, found } = usePagedQuery(suggestionsQuery(page), {
    page,
    perPage: SUGGESTIONS_PER_PAGE,
    onPage: setPage,
  });
  const categories = useQuery(categoriesQuery).data ?? [];
  const form = useSuggestionForm(() => setPage(1));
  return (
    <SuggestionView
      {...form}
      categories={categories.map(({ id, name }) => ({ value: String(id), label: categoryName(name, language) }))}
      own={found}
      failure={found ? null : failureOf(query.error, query.fetchStatus === 'paused')}
      retrying={query.isFetching}
      page={page}
      onPage={setPage}
      onRetry={() => void query.refetch()}
    />
  );
}

function useSuggestionForm(onSent: () => void) {
  const t = useTexts(suggestionsTexts);
  const { id } = useMe();
  const client = useQueryClient();
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
      return client.invalidateQueries({ queryKey: ['suggestions'] });
    },
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
