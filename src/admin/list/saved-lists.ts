import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { isToldOf } from '#contract/saved-lists/asked.rules.ts';
import * as calls from '#contract/saved-lists/saved-lists.contract.ts';
import { mayKeep, mayShare } from '#contract/saved-lists/saved-lists.rules.ts';
import { query } from '../../api/query.ts';
import { useMe } from '../../session/session.queries.ts';
import type { ListPlace } from '../parts/list-address.ts';
import { placeAt, type Site, type WorkSite, workOf } from '../site/site.ts';
import { SiteContext } from '../site/site-context.ts';
import { isAsSaved, savedValues } from './saved-list-address.ts';
import type { List } from './use-list.ts';

type Kept = calls.SavedList;

/** The calls for saved lists, by site. */
export const savedListCalls = {
  platform: {
    read: calls.readSavedLists,
    add: calls.addSavedList,
    change: calls.changeSavedList,
    remove: calls.removeSavedList,
    restore: calls.restoreSavedList,
    tell: calls.tellSavedList,
    order: calls.orderSavedLists,
  },
  company: {
    read: calls.readCompanySavedLists,
    add: calls.addCompanySavedList,
    change: calls.changeCompanySavedList,
    remove: calls.removeCompanySavedList,
    restore: calls.restoreCompanySavedList,
    tell: calls.tellCompanySavedList,
    order: calls.orderCompanySavedLists,
  },
} as const satisfies Record<WorkSite, object>;

/** A saved list and its state on this page. */
export interface SavedList<Values> extends Kept {
  values: Values;
  /** Whether it is the one that is shown. */
  isShown: boolean;
  /** Whether it is shown with changes that are not saved. */
  isChanged: boolean;
  mayChange: boolean;
}

/** The saved lists of the list on this page. */
export interface SavedListsOfPlace<Values> {
  site: WorkSite;
  /** Name of the list within the site. */
  place: string;
  /** Whether people can be notified each morning of what is new in it. */
  isTold: boolean;
  lists: readonly SavedList<Values>[];
  shown: SavedList<Values> | null;
  /** Whether this person may share a saved list with everybody. */
  mayShare: boolean;
}

/** The saved lists of the list on this page; null if this person cannot save any here. */
export function useSavedLists<Values extends ListPlace>(list: List<Values>): SavedListsOfPlace<Values> | null {
  const { address, values } = list;
  const me = useMe();
  const { site, place } = useKeepable(list.keptAs);
  const { data } = useQuery({
    ...query(savedListCalls[site].read, { query: { list: place ?? '' } }),
    enabled: place !== null,
  });
  if (place === null) return null;
  const shares = mayShare(me, site);
  const lists = (data?.results ?? []).map((kept): SavedList<Values> => {
    const isShown = values.list === String(kept.id);
    return Object.assign({}, kept, {
      values: Object.assign(savedValues(address, kept.address), { list: String(kept.id) }),
      isShown,
      isChanged: isShown && !isAsSaved(address, kept.address, values),
      mayChange: kept.shared ? shares : kept.mine,
    });
  });
  return {
    site,
    place,
    isTold: isToldOf(site, place),
    lists,
    shown: lists.find(({ isShown }) => isShown) ?? null,
    mayShare: shares,
  };
}

/** The list of the address, or the one with this name, if this person may save it. */
function useKeepable(named: string | undefined): { site: WorkSite; place: string | null } {
  const site = useContext<Site | null>(SiteContext);
  const { pathname } = useLocation();
  const me = useMe();
  const work = site && workOf(site);
  if (site === null || work === null) return { site: 'platform', place: null };
  const place = named ?? placeAt(site, pathname)?.name ?? '';
  return { site: work, place: mayKeep(me, work, place) ? place : null };
}
