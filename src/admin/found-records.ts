import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchKey } from '#contract/search/search.rules.ts';
import { type FoundRecord, findCompanyRecords, findRecords } from '#contract/today/find.contract.ts';
import { query } from '../api/query.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';
import { ACTIONS } from './palette-answers.tsx';
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
  hasFailed: boolean;
}

/** The records of the site that answer to what is typed into the palette. */
export function useFoundRecords(text: string): FoundRecords {
  const typed = text.trim();
  const wanted = typed.startsWith(ACTIONS) || searchKey(typed).length < FEWEST ? '' : typed;
  const [search, setSearch] = useState('');
  useWhenRested(wanted, wanted === '' ? 0 : PAUSE, setSearch);
  const site = workOf(useSite());
  const { data, isError, isFetching } = useQuery({
    ...query(CALLS[site ?? 'company'], { query: { search } }),
    enabled: site !== null && search !== '',
    placeholderData: keepPreviousData,
  });
  return {
    found: wanted === '' ? [] : (data?.results ?? []),
    isAsking: wanted !== search || isFetching,
    hasFailed: wanted !== '' && isError,
  };
}
