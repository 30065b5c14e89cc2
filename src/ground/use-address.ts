import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import type { Address } from './address.ts';

/** What stands in the address of a screen, and the way to another. */
export interface Located<Values> {
  values: Values;
  /** Changes it; with what is listed the page is the first again, unless it is named. */
  go: (change: Partial<Values>, options?: NavigateOptions) => void;
  /** The same as a link. */
  linkTo: (change: Partial<Values>) => { search: string };
}

/** Keeps what a screen shows in its address, so that a view can be shared, a reload keeps it, and Back works. What is not of the screen stays. */
export function useAddress<Values extends object>(address: Address<Values>): Located<Values> {
  const [params, setParams] = useSearchParams();
  const values = address.read(params);
  const withChange = (change: Partial<Values>) => {
    const first = 'page' in values ? { page: 1 } : {};
    const next = new URLSearchParams(params);
    for (const [name, text] of Object.entries(address.write({ ...values, ...first, ...change }))) {
      if (text === '') next.delete(name);
      else next.set(name, text);
    }
    return next;
  };
  return {
    values,
    go: (change, options) => setParams(withChange(change), options),
    linkTo: (change) => ({ search: withChange(change).toString() }),
  };
}
