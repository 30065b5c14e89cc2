import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { listQuestions } from '#contract/help/help.contract.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { searchAddress } from '../ground/search-address.ts';
import { useAddress } from '../ground/use-address.ts';
import { useAllRows } from '../ground/use-read.ts';
import { useSearch } from '../ground/use-search.ts';
import { HelpView } from './help-view.tsx';

/** `/tutorial-and-faq` and `/faq` */
export function HelpScreen() {
  const { hash } = useLocation();
  const address = useAddress(searchAddress);
  const { search } = address.values;
  const [typed, type] = useSearch(address);
  const questions = useAllRows(wholeQuery(listQuestions, { query: { search: search || undefined } }));
  useQuestionInSight(hash, questions.state === 'ready');
  return (
    <HelpView
      questions={questions}
      search={search}
      typed={typed}
      open={Number(/^#question-(\d+)$/.exec(hash)?.[1]) || null}
      onType={type}
    />
  );
}

/** Opens the question named in the address once it is loaded, and scrolls it into view; other open questions stay open. */
function useQuestionInSight(hash: string, here: boolean): void {
  useEffect(() => {
    if (!here || !/^#question-\d+$/.test(hash)) return;
    const question = document.querySelector(hash);
    question?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
    question?.scrollIntoView({ block: 'start' });
  }, [hash, here]);
}
