import { useEffect, useEffectEvent } from 'react';

/** An address may name a page beyond the last: the last one is shown then. `pages` is undefined while it is not known. */
export function usePageWithin(page: number, pages: number | undefined, onPage: (page: number) => void): void {
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (pages !== undefined && page > pages) goTo(pages);
  }, [page, pages]);
}
