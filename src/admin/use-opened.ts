import type { Located } from '../ground/use-address.ts';
import { useWayBack } from '../ground/use-way-back.ts';
import { type ListPlace, NEW } from './list-address.ts';

/** How the address names a record: by its number, unless it is known by more. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** The record that is open over its list, and how it is closed: by the way back, where it was opened from here. */
export function useOpened<Values extends ListPlace>({ values, go }: Located<Values>, mayWrite: boolean, name = NUMBER) {
  const { close } = useWayBack();
  const { open, page } = values;
  const isThere = open === NEW ? mayWrite : name.test(open);
  const onClose = () => close(() => go({ open: '', page } as Partial<Values>, { replace: true }));
  return { open: isThere ? open : null, onClose };
}
