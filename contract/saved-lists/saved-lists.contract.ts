import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { LONGEST_LIST_NAME, MOST_SAVED_LISTS } from './saved-lists.rules.ts';

/** Parameters of an address that are not saved: the page, the open record or bulk change, and the saved list itself. */
const PASSING = ['page', 'open', 'bulk', 'list'] as const;

const MOST_NAMES = 20;

/** The ids of selected rows are a filter too: a thousand numbers of nine digits, with commas. */
const LONGEST_VALUE = 10_000;

const list = z.string().check(z.maxLength(30), z.describe('The place of the list on its site: `providers`.'));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_LIST_NAME));
const address = z
  .record(
    z.string().check(z.regex(new RegExp(`^(?!(${PASSING.join('|')})$)[a-z][a-z_]{0,29}$`))),
    z.string().check(z.minLength(1), z.maxLength(LONGEST_VALUE)),
  )
  .check(
    z.refine((names) => Object.keys(names).length <= MOST_NAMES),
    z.describe('Search, filters, order, columns and density, as the address of the list has them.'),
  );
const shared = z.boolean().check(z.describe('Whether everybody of the site sees it, who may read the list.'));

const morning = z.boolean().check(z.describe('Whether one is told each morning what is new in it.'));

const savedList = z.object({
  id: z.int(),
  name: z.string(),
  address: z.record(z.string(), z.string()),
  shared,
  mine: z.boolean(),
  by: z.string().check(z.describe('Who made it.')),
  morning,
});

/** A list's view saved under a name, for its author or for everybody of the site. */
export type SavedList = z.infer<typeof savedList>;

const results = z.object({ results: z.array(savedList) });

type Where =
  | { audience: 'admin'; permission: 'platform.any'; path: '/admin/saved-lists/' }
  | { audience: 'company-admin'; permission: 'company.any'; path: '/company/saved-lists/' };

const SHARED = 'One that is shared takes the permission to write the settings of the site.';

/** The calls of saved lists on one site. */
const callsAt = ({ path, ...admission }: Where) => ({
  read: defineEndpoint({
    ...admission,
    method: 'GET',
    path,
    summary: 'How one keeps a list, in their order, and then what others share of it.',
    query: z.strictObject({ list }),
    answer: results,
  }),
  add: defineEndpoint({
    ...admission,
    method: 'POST',
    path,
    summary: `Keeps a list under a name that one has not given yet, ${MOST_SAVED_LISTS} of each list at most (409 saved_lists.too_many). ${SHARED} The same once more answers the same.`,
    status: 201,
    body: z.strictObject({ list, name, address, shared: z.optional(shared) }),
    answer: savedList,
  }),
  change: defineEndpoint({
    ...admission,
    method: 'PATCH',
    path: `${path}{id}/`,
    summary: `Changes of a saved list what is sent. ${SHARED}`,
    params: idParams,
    body: z.strictObject({ name: z.optional(name), address: z.optional(address), shared: z.optional(shared) }),
    answer: savedList,
  }),
  remove: defineEndpoint({
    ...admission,
    method: 'DELETE',
    path: `${path}{id}/`,
    summary: `Keeps a list no longer; its rows are not touched. ${SHARED}`,
    params: idParams,
  }),
  restore: defineEndpoint({
    ...admission,
    method: 'POST',
    path: `${path}{id}/restore/`,
    summary: `Keeps a list that was removed within a day again, as it was and for all who were told of it; 409 saved_lists.there beside another of its name, saved_lists.too_many above the ${MOST_SAVED_LISTS}. ${SHARED} One that is kept is answered as it is.`,
    params: idParams,
    answer: savedList,
  }),
  tell: defineEndpoint({
    ...admission,
    method: 'PUT',
    path: `${path}{id}/morning/`,
    summary:
      'Whether one wants a mail each morning about what is new in a list that one sees; 409 saved_lists.not_told where that cannot be said of it.',
    params: idParams,
    body: z.strictObject({ morning }),
    answer: savedList,
  }),
  order: defineEndpoint({
    ...admission,
    method: 'PUT',
    path: `${path}order/`,
    summary: 'Puts those that one made of a list in this order. 409 order.changed unless `seen` is their order now.',
    body: z.strictObject({ list, ids: z.array(z.int()), seen: z.array(z.int()) }),
    answer: results,
  }),
});

export const {
  read: readSavedLists,
  add: addSavedList,
  change: changeSavedList,
  remove: removeSavedList,
  restore: restoreSavedList,
  tell: tellSavedList,
  order: orderSavedLists,
} = callsAt({ audience: 'admin', permission: 'platform.any', path: '/admin/saved-lists/' });

export const {
  read: readCompanySavedLists,
  add: addCompanySavedList,
  change: changeCompanySavedList,
  remove: removeCompanySavedList,
  restore: restoreCompanySavedList,
  tell: tellCompanySavedList,
  order: orderCompanySavedLists,
} = callsAt({ audience: 'company-admin', permission: 'company.any', path: '/company/saved-lists/' });
