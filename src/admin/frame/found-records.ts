import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchKey, searchWords } from '#contract/search/search.rules.ts';
import { type FoundRecord, findCompanyRecords, findRecords } from '#contract/today/find.contract.ts';
import { query } from '../../api/query.ts';
import { useWhenRested } from '../../ground/use-when-rested.ts';
import { workOf } from '../site/site.ts';
import { useSite } from '../site/site-context.ts';
import { ACTIONS, answersTo } from './palette-answers.tsx';

/** Debounce of calls to the server after the last letter, in milliseconds; pages and actions are found immediately. */
const PAUSE = 200;
/** With fewer letters the server is not asked, because too much would be found. */
const FEWEST = 2;

const CALLS = { platform: findRecords, company: findCompanyRecords } as const;

interface FoundRecords {
  found: readonly FoundRecord[];
  /** A search is under way: the result may still change. */
  isAsking: boolean;
  /** Records could not be searched, or cannot be because the device is offline. */
  hasFailed: boolean;
  searchAgain: () => void;
}

/** The records of the site that match the text typed into the palette. */
export function useFoundRecords(text: string): FoundRecords {
  const typed = text.trim();
  const wanted = typed.startsWith(ACTIONS) || searchKey(typed).length < FEWEST ? '' : typed;
  const [search, setSearch] = useState('');
  useWhenRested(wanted, wanted === '' ? 0 : PAUSE, setSearch);
  const site = workOf(useSite());
  const { data, isFetching, isPaused, isPlaceholderData, errorUpdatedAt, dataUpdatedAt, refetch } = useQuery({
    ...query(CALLS[site ?? 'company'], { query: { search } }),
    enabled: site !== null && search !== '',
    placeholderData: keepPreviousData,
  });
  const answers = answersTo(searchWords(wanted));
  const found = wanted === '' ? [] : (data?.results ?? []);
  const isOfOther = wanted !== search || isPlaceholderData;
  return {
    // Results for other letters are filtered by the new ones, because Enter opens the first.
    found: isOfOther ? found.filter(({ name, detail }) => answers(name, detail)) : found,
    isAsking: wanted !== search || isFetching,
    // Also true while the search is retried.
    hasFailed: wanted !== '' && wanted === search && (isPaused || errorUpdatedAt > dataUpdatedAt),
    searchAgain: () => void refetch(),
  };
}
