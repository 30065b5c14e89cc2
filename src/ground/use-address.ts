import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import type { Address } from './address.ts';
import { useCurrentPlace } from './history-router.tsx';

/** What stands in the address of a screen, and the way to another. */
export interface Located<Values> {
  values: Values;
  /** Changes it; with what is listed the page is the first again, unless it is named. */
  go: (change: Partial<Values>, options?: NavigateOptions) => void;
  /** The same as a link; `from` is another address than the one of this drawing. */
  linkTo: (change: Partial<Values>, from?: URLSearchParams) => { search: string };
}

/** Keeps what a screen shows in its address, so that a view can be shared, a reload keeps it, and Back works. What is not of the screen stays. */
export function useAddress<Values extends object>(address: Address<Values>): Located<Values> {
  const [params, setParams] = useSearchParams();
  const newest = useNewest();
  const values = address.read(params);
  const withChange = (before: URLSearchParams, change: Partial<Values>) => {
    const first = 'page' in values ? { page: 1 } : {};
    const next = new URLSearchParams(before);
    for (const [name, text] of Object.entries(address.write({ ...address.read(before), ...first, ...change }))) {
      if (text === '') next.delete(name);
      else next.set(name, text);
    }
    return next;
  };
  return {
    values,
    go: (change, options) => {
      const now = newest();
      // Who has left is not led back, by a search that rests late, say.
      if (now) setParams(withChange(now, change), options);
    },
    linkTo: (change, from = params) => ({ search: withChange(from, change).toString() }),
  };
}

/** The address as it is now, null at another place: what is drawn may still be that of before, while a long list is drawn. */
function useNewest(): () => URLSearchParams | null {
  const { read } = useCurrentPlace();
  const { pathname } = useLocation();
  return () => {
    const now = read();
    return now.pathname === pathname ? new URLSearchParams(now.search) : null;
  };
}
