import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Location, matchPath, useLocation, useNavigate, useParams } from 'react-router-dom';
import { type Kind, LOCATIONS } from '#contract/benefits/benefits.rules.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import { type BrowseEvent, browseMachine } from '#machines/browse/browse.machine.ts';
import type { BrowsePlace } from '#machines/browse/filters.ts';
import { useCurrentPlace } from '../ground/history-router.tsx';
import { paths } from '../ground/paths.ts';
import { readAddress, writeAddress } from './browse-address.ts';
import { browseProps } from './browse-props.ts';

const machine = browseMachine.provide({ actions: { scrollToTop: () => scrollTo(0, 0) } });

/**
 * Ties the browse machine to the address in both directions: a choice is written to it, and a change of it (Back, a link) is
 * shown. Both sides compare the written address, so that a change is not sent back. `currency` is the reader's.
 */
export function useBrowse(kind: Kind, currency: Currency) {
  const { catId } = useParams();
  const { search } = useLocation();
  const place = useMemo(
    () => inCountry(currency, readAddress(kind, catId, new URLSearchParams(search))),
    [kind, catId, search, currency],
  );
  const actor = useActorRef(machine, { input: { ...place, home: false } });
  const snapshot = useSelector(actor, (current) => current);
  const address = useRef(writeAddress(place));
  const navigate = useNavigate();
  const { read } = useCurrentPlace();
  // The list in the current address: the one on the screen may still be the previous one while the next renders.
  const newest = useCallback(() => {
    const place = listAt(kind, read());
    return place && inCountry(currency, place);
  }, [kind, currency, read]);

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
      // A debounced search must not navigate back to a list that was left.
      const here = newest();
      if (!here || writeAddress(here) !== address.current) return;
      const replace = isSameSearch(wanted, address.current);
      address.current = wanted;
      void navigate(wanted, { replace });
    });
    return unsubscribe;
  }, [actor, navigate, newest]);

  // An event applies to the list in the current address, so the machine is brought there first.
  const send = useCallback(
    (event: BrowseEvent) => {
      const here = newest();
      if (here && writeAddress(here) !== address.current) {
        address.current = writeAddress(here);
        actor.send({ type: 'filters.restored', ...here });
      }
      actor.send(event);
    },
    [actor, newest],
  );
  return { ...browseProps(snapshot), send };
}

const LISTS: Record<Kind, string> = { flexible: paths.flexible(), special: paths.special(), fixed: paths.fixed };

/** The list of a kind at a location; null for other pages. */
function listAt(kind: Kind, { pathname, search }: Location): BrowsePlace | null {
  const match = matchPath(`${LISTS[kind]}/:catId?`, pathname);
  return match && readAddress(kind, match.params.catId, new URLSearchParams(search));
}

/** Drops a location filter that is not in the reader's country, for its field could not show it. */
function inCountry(currency: Currency, place: BrowsePlace): BrowsePlace {
  const { filters } = place;
  return LOCATIONS[currency].indexOf(filters.location) > 0
    ? place
    : { ...place, filters: { ...filters, location: '' } };
}

/** A search that is still being narrowed is one step of the history, not one for each pause in the typing. */
function isSameSearch(wanted: string, shown: string): boolean {
  const [next, before] = [new URL(wanted, 'http://shop'), new URL(shown, 'http://shop')];
  if (!next.searchParams.has('search') || !before.searchParams.has('search')) return false;
  next.searchParams.delete('search');
  before.searchParams.delete('search');
  return next.href === before.href;
}
