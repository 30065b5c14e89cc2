import { useState } from 'react';
import type { AdminSuggestion } from '#contract/suggestions/admin-suggestions.contract.ts';
import { getSuggestion, listSuggestionChanges } from '#contract/suggestions/admin-suggestions.contract.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { companyKey } from '../admin/parts/company-key.ts';
import { RecordDrawer } from '../admin/record/record-drawer.tsx';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import { query } from '../api/query.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { SuggestionFields } from './suggestion-fields.tsx';
import {
  SUGGESTION_CALLS,
  suggestionCalls,
  suggestionProblems,
  typedIn,
  useSuggestionProblems,
} from './suggestion-record.ts';
import { SuggestionWords } from './suggestion-words.tsx';
import { useBenefitWords } from './use-benefit-choice.ts';

interface SuggestionDrawerProps {
  /** The keys of the company and of the suggestion. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** A suggestion and the form of its answer, opened over the list. */
export function SuggestionDrawer(props: SuggestionDrawerProps) {
  const t = useTexts(adminSuggestionsTexts);
  const found = useRead(query(getSuggestion, { params: companyKey(props.open) }));
  const form = useSuggestionForm(props, found.data?.benefit ?? null);
  return (
    <RecordDrawer form={form} title={found.data?.name ?? t('one')}>
      <ReadStates of={found} as="part" failed={t('failed')} loading={<Skeleton className="h-40 w-full" />}>
        {(suggestion: AdminSuggestion) => (
          <>
            <SuggestionWords suggestion={suggestion} />
            <SuggestionFields suggestion={suggestion} />
          </>
        )}
      </ReadStates>
    </RecordDrawer>
  );
}

function useSuggestionForm({ open, mayWrite, onClose }: SuggestionDrawerProps, came: number | null) {
  const t = useTexts(adminSuggestionsTexts);
  const [calls] = useState(() => suggestionCalls(open));
  const sayProblem = useSuggestionProblems();
  const { form } = useListedRecord({
    kind: 'suggestion',
    watched: 'suggestion',
    open,
    title: t('one'),
    nameOf: () => t('one'),
    changes: SUGGESTION_CALLS,
    added: () => '',
    fields: {
      answer: { label: t('answer'), text: 'lines' },
      status: { label: t('status'), shown: (value) => t(`status.${typedIn({ status: value }).status}`) },
      benefit: { label: t('benefit'), shown: useBenefitWords(came) },
    },
    problemsOf: suggestionProblems,
    history: { call: listSuggestionChanges, params: { ...companyKey(open) } },
    sayProblem,
    mayWrite,
    read: calls.read,
    save: calls.save,
    onClose,
  });
  return form;
}
