import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Kind } from '#contract/benefits/benefits.rules.ts';
import { browseMachine } from '#machines/browse/browse.machine.ts';
import { readAddress, writeAddress } from './browse-address.ts';
import { browseProps } from './browse-props.ts';

const machine = browseMachine.provide({ actions: { scrollToTop: () => scrollTo(0, 0) } });

/**
 * Browsing tied to the address bar, both ways: what a person chooses is written there, what comes from there (Back, a link)
 * is shown. The address is the same text on both ways, so neither answers itself.
 */
export function useBrowse(kind: Kind) {
  const { catId } = useParams();
  const { search } = useLocation();
  const place = useMemo(() => readAddress(kind, catId, new URLSearchParams(search)), [kind, catId, search]);
  const actor = useActorRef(machine, { input: { ...place, home: false } });
  const snapshot = useSelector(actor, (current) => current);
  const address = useRef(writeAddress(place));
  const navigate = useNavigate();

  useEffect(() => {
    address.current = writeAddress(place);
    if (writeAddress(browseProps(actor.getSnapshot())) !== address.current) {
      actor.send({ type: 'filters.restored', ...place });
    }
  }, [actor, place]);

  useEffect(() => {
    const { unsubscribe } = actor.subscribe((next) => {
      const wanted = writeAddress(browseProps(next));
      if (wanted === address.current) return;
      const replace = isSameSearch(wanted, address.current);
      address.current = wanted;
      void navigate(wanted, { replace });
    });
    return unsubscribe;
  }, [actor, navigate]);

  return { ...browseProps(snapshot), send: actor.send };
}

/** A search that is still being narrowed is one step of the history, not one for each pause in the typing. */
function isSameSearch(wanted: string, shown: string): boolean {
  const [next, before] = [new URL(wanted, 'http://shop'), new URL(shown, 'http://shop')];
  if (!next.searchParams.has('search') || !before.searchParams.has('search')) return false;
  next.searchParams.delete('search');
  before.searchParams.delete('search');
  return next.href === before.href;
}
