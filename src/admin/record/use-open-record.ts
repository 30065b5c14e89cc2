import type { Located } from '../../ground/use-address.ts';
import { useWayBack } from '../../ground/use-way-back.ts';
import { type ListPlace, NEW } from '../parts/list-address.ts';

/** How most addresses name a record: by its id. */
const NUMBER = /^[1-9]\d{0,8}$/;

type Place = Pick<ListPlace, 'open' | 'page'>;

/** Closes what is open over a list: goes back in the history if it was opened from here. */
export function useCloseRecord<Values extends Place>({ values: { page }, go }: Located<Values>): () => void {
  const { close } = useWayBack();
  return () => close(() => go({ open: '', page } as Partial<Values>, { replace: true }));
}

/** The record that is open over its list, and the function that closes it. */
export function useOpenRecord<Values extends Place>(located: Located<Values>, mayWrite: boolean, name = NUMBER) {
  const onClose = useCloseRecord(located);
  const { open } = located.values;
  const isThere = open === NEW ? mayWrite : name.test(open);
  return { open: isThere ? open : null, onClose };
}
