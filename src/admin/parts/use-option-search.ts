import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { foundOf } from '../../ground/found.ts';
import { useOffline } from '../../ground/use-offline.ts';
import { useWhenRested } from '../../ground/use-when-rested.ts';
import { useOptionsReading } from './use-options-reading.ts';

/** Debounce of a typed search, in milliseconds. */
const PAUSE = 200;

/** Finds options for a typed text. Earlier options stay until the answer is there; the state is "loading" meanwhile. */
export function useOptionSearch<Kept, Data, Key extends QueryKey>(
  ask: (search: string | undefined) => UseQueryOptions<Kept, Error, Data, Key>,
  enabled = true,
) {
  const [typed, onSearch] = useState('');
  const [search, setSearch] = useState('');
  useWhenRested(typed, PAUSE, setSearch);
  const result = useQuery({ ...ask(search || undefined), enabled, placeholderData: keepPreviousData as never });
  const isOld = typed !== search || result.isPlaceholderData;
  const reading = useOptionsReading(foundOf(result, useOffline()), isOld);
  return { data: result.data, typed, onSearch, reading };
}

/** Search for a filter: nothing is read until its editor is opened, which begins with an empty search. */
export function useFilterOptionSearch<Kept, Data, Key extends QueryKey>(
  ask: (search: string | undefined) => UseQueryOptions<Kept, Error, Data, Key>,
) {
  const [isSought, seek] = useState(false);
  const { data, reading, onSearch } = useOptionSearch(ask, isSought);
  const search = (typed: string) => {
    seek(true);
    onSearch(typed);
  };
  return { data, reading, onSearch: search };
}

/** Labels of these values and of all values passed earlier; the latest label of a value wins. */
export function useKnownLabels(
  said: readonly (readonly [value: string, words: string])[],
): ReadonlyMap<string, string> {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const words = new Map([...known, ...said]);
  const hasNews = [...words].some(([value, word]) => known.get(value) !== word);
  useEffect(() => {
    if (hasNews) setKnown(words);
  });
  return words;
}
