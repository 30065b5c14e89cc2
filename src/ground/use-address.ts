import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import type { Address } from './address.ts';
import { useCurrentPlace } from './history-router.tsx';

/** Values in the address of a screen, and how to change them. */
export interface Located<Values> {
  values: Values;
  /** Changes values of the address; the page goes back to 1 unless it is given. */
  go: (change: Partial<Values>, options?: NavigateOptions) => void;
  /** Link that makes such a change; `from` is the query string to start from, if not that of this rendering. */
  linkTo: (change: Partial<Values>, from?: URLSearchParams) => { search: string };
}

/**
 * Keeps what a screen shows in its address, so that a view can be shared, a reload keeps it, and Back works. Parameters that
 * the screen does not know stay.
 */
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
      // A late change, such as of a debounced search, must not bring back a page that was left.
      if (now) setParams(withChange(now, change), options);
    },
    linkTo: (change, from = params) => ({ search: withChange(from, change).toString() }),
  };
}

/** The current query string, null on another page: while a long list renders, the screen may still show the previous address. */
function useNewest(): () => URLSearchParams | null {
  const { read } = useCurrentPlace();
  const { pathname } = useLocation();
  return () => {
    const now = read();
    return now.pathname === pathname ? new URLSearchParams(now.search) : null;
  };
}
