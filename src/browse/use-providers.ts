import { useCallback, useState } from 'react';
import type { Provider } from '#contract/categories/categories.contract.ts';
import { type Found, isAway } from '../ground/found.ts';
import { useRead } from '../ground/use-read.ts';
import { providersQuery } from './browse.queries.ts';

/** The providers of the category; loaded when the picker is about to be opened. */
export function useProviders(category: number | null, special: boolean) {
  const [wanted, setWanted] = useState(false);
  const found = useSame(useRead({ ...providersQuery(category, special), enabled: wanted }));
  const want = useCallback(() => {
    setWanted(true);
    if (isAway(found)) found.onRetry();
  }, [found]);
  return { found, want };
}

/** The previous object for as long as the new one has the same values (functions apart), so that memoised components do not rerender. */
function useSame(found: Found<readonly Provider[]>): Found<readonly Provider[]> {
  const [kept, keep] = useState(found);
  const isSame = Object.entries(found).every(
    ([name, word]) => typeof word === 'function' || Object.is(word, Reflect.get(kept, name)),
  );
  if (!isSame) keep(found);
  return isSame ? kept : found;
}
