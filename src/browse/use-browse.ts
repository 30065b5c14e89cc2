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
 * Browsing tied to the address bar, both ways: what a person chooses is written there, what comes from there (Back, a link)
 * is shown. The address is the same text on both ways, so neither answers itself. `currency` is the reader's.
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
  // What is drawn may still be the list before, while the place that was gone to is drawn.
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
      // A search that waited while one left leads nobody back.
      const here = newest();
      if (!here || writeAddress(here) !== address.current) return;
      const replace = isSameSearch(wanted, address.current);
      address.current = wanted;
      void navigate(wanted, { replace });
    });
    return unsubscribe;
  }, [actor, navigate, newest]);

  // A press is meant for the list that was gone to.
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

/** The list of a kind at a place; null at any other. */
function listAt(kind: Kind, { pathname, search }: Location): BrowsePlace | null {
  const match = matchPath(`${LISTS[kind]}/:catId?`, pathname);
  return match && readAddress(kind, match.params.catId, new URLSearchParams(search));
}

/** The same without a place that its field could not show: what is none of the reader's country narrows nothing. */
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
