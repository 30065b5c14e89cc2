import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchKey, searchWords } from '#contract/search/search.rules.ts';
import { type FoundRecord, findCompanyRecords, findRecords } from '#contract/today/find.contract.ts';
import { query } from '../api/query.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';
import { ACTIONS, answersTo } from './palette-answers.tsx';
import { workOf } from './site.ts';
import { useSite } from './site-context.ts';

/** The server is asked so long after the last letter; pages and actions answer at once. Milliseconds. */
const PAUSE = 200;
/** Fewer letters would find too much. */
const FEWEST = 2;

const CALLS = { platform: findRecords, company: findCompanyRecords } as const;

interface FoundRecords {
  found: readonly FoundRecord[];
  /** What is found may still change. */
  isAsking: boolean;
  /** They could not be searched, or cannot while one is offline. */
  hasFailed: boolean;
  searchAgain: () => void;
}

/** The records of the site that answer to what is typed into the palette. */
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
    // Of what was found for other letters, only what answers to these as well: Enter opens what is first.
    found: isOfOther ? found.filter(({ name, detail }) => answers(name, detail)) : found,
    isAsking: wanted !== search || isFetching,
    // Also while it is tried once more.
    hasFailed: wanted !== '' && wanted === search && (isPaused || errorUpdatedAt > dataUpdatedAt),
    searchAgain: () => void refetch(),
  };
}
