import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '#locales/texts.tsx';
import { failureOf } from '../api/failure-of.ts';
import { useSearchInAddress } from '../ground/use-search-in-address.ts';
import { questionsQuery } from './help.queries.ts';
import { HelpView } from './help-view.tsx';

/** `/tutorial-and-faq` and `/faq` */
export function HelpScreen() {
  const { hash } = useLocation();
  const { search, typed, setTyped } = useSearchInAddress();
  const { data, error, fetchStatus, refetch } = useQuery(questionsQuery(search, useLanguage()));
  useQuestionInSight(hash, data !== undefined);
  return (
    <HelpView
      questions={data?.results ?? null}
      failure={data ? null : failureOf(error, fetchStatus === 'paused')}
      trouble={error?.message ?? ''}
      retrying={fetchStatus === 'fetching'}
      search={search}
      typed={typed}
      open={Number(/^#question-(\d+)$/.exec(hash)?.[1]) || null}
      onType={setTyped}
      onRetry={() => void refetch()}
    />
  );
}

/** A question that the address names comes into sight once it is there. */
function useQuestionInSight(hash: string, here: boolean): void {
  useEffect(() => {
    if (here && /^#question-\d+$/.test(hash)) document.querySelector(hash)?.scrollIntoView({ block: 'start' });
  }, [hash, here]);
}
