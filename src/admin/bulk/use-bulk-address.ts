import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Located } from '../../ground/use-address.ts';
import { bulkProps } from './bulk-props.ts';
import type { BulkNow } from './use-bulk.ts';

/** An address that names a bulk change, and perhaps a page of its list. */
interface BulkPlace {
  bulk: string;
  page?: number;
}

/** Keeps a bulk change that has begun in the address of its list, so that a reload, Back and the tray find it. */
export function useBulkAddress<Values extends BulkPlace>({ values, go }: Located<Values>, { snapshot, send }: BulkNow) {
  const { bulk: named, page } = values;
  const kept = page === undefined ? {} : { page };
  const { face, bulk } = bulkProps(snapshot);
  const shown = face === 'none' || bulk === null ? '' : String(bulk.id);
  const isOpen = face !== 'none';
  const follow = useEffectEvent((to: string) => {
    if (to === shown) return;
    if (to === '') send({ type: 'bulk.close' });
    else if (/^[1-9]\d{0,14}$/.test(to)) send({ type: 'bulk.open', id: Number(to) });
  });
  // An effect of the screen starts the machine, and it runs after the effects of the list.
  const [isThere, arrive] = useState(false);
  useEffect(() => arrive(true), []);
  useEffect(() => {
    if (isThere) follow(named);
  }, [named, isThere]);
  const before = useRef({ shown, isOpen });
  const write = useEffectEvent((now: { shown: string; isOpen: boolean }) => {
    const last = before.current;
    before.current = now;
    // While the change named in the address is being read, nothing is shown yet.
    const isSettled = now.shown !== '' || !now.isOpen;
    const isNew = last.shown !== now.shown || last.isOpen !== now.isOpen;
    if (isNew && isSettled && named !== now.shown)
      go({ bulk: now.shown, ...kept } as Partial<Values>, { replace: true });
  });
  useEffect(() => write({ shown, isOpen }), [shown, isOpen]);
}
