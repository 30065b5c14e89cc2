import type * as calls from '#contract/saved-lists/saved-lists.contract.ts';
import { mayKeep, mayShare, type SiteOfLists, toShare } from '#contract/saved-lists/saved-lists.rules.ts';
import { permissionMissing } from '../caller/caller.errors.ts';
import type { Caller } from '../caller/caller.ts';
import { readPermissionHolders } from '../caller/permission-holders.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { fullName } from '../people/full-name.ts';

export type SavedList = calls.SavedList;

/** The caller, and the site on which they ask. */
export interface Asking {
  caller: Caller;
  site: SiteOfLists;
}

/** Whether a saved list (`l`) is one's own. */
export const isMine = ({ companyId, userId }: Caller): Text =>
  sql`l.company_id = ${companyId} and l.user_id = ${userId}`;

/** SQL condition: the caller's own saved lists of a list, not removed. */
export const ownOf = ({ caller, site }: Asking, list: string): Text =>
  sql`${isMine(caller)} and l.site = ${site} and l.list = ${list} and l.removed_at is null`;

/**
 * SQL condition: saved lists of a site that the caller can see, removed ones included: their own and those shared there; in a
 * company, those shared in that company.
 */
export const everSeen = ({ caller, site }: Asking): Text => sql`
  l.site = ${site} and (${isMine(caller)} or l.shared${site === 'company' ? sql` and l.company_id = ${caller.companyId}` : sql``})`;

/** SQL condition: saved lists of a site that the caller can see, not removed. */
export const seen = (asking: Asking): Text => sql`l.removed_at is null and ${everSeen(asking)}`;

/** SQL columns of a saved list (`l`) as its calls answer it. */
export const columns = ({ companyId, userId }: Caller): Text => sql`
  l.id, l.name, l.address, l.shared, (l.company_id = ${companyId} and l.user_id = ${userId}) as mine,
  (select ${fullName('u')} from users u where u.company_id = l.company_id and u.id = l.user_id) as by,
  exists (select from saved_list_mornings m where m.company_id = ${companyId} and m.user_id = ${userId} and m.list_id = l.id) as morning`;

/**
 * Saved lists of one list: the caller's own in their order, then shared ones by name. Throws notFound for a list that the caller may not
 * read.
 */
export function readSavedLists(database: Database | Transaction, asking: Asking, list: string): Promise<SavedList[]> {
  checkList(asking, list);
  return ask<SavedList>(
    database,
    sql`
    select ${columns(asking.caller)} from saved_lists l where ${seen(asking)} and l.list = ${list}
    order by (${isMine(asking.caller)}) desc, case when ${isMine(asking.caller)} then l.position end, l.name_key, l.id`,
  );
}

/** Throws notFound for a list that one may not read. */
export function checkList({ caller, site }: Asking, list: string): void {
  if (!mayKeep(caller.roles, site, list)) throw notFound();
}

/** Throws permissionMissing for who may not change what everybody of the site sees. */
export async function checkSharing(database: Database | Transaction, { caller, site }: Asking): Promise<void> {
  if (mayShare(caller.roles, site)) return;
  throw permissionMissing(toShare(site), await readPermissionHolders(database, caller.companyId, toShare(site)));
}
