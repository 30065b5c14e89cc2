import type { BodyOf } from '#contract/endpoint.ts';
import { isToldOf } from '#contract/saved-lists/asked.rules.ts';
import type * as calls from '#contract/saved-lists/saved-lists.contract.ts';
import { listNameKey, MOST_SAVED_LISTS } from '#contract/saved-lists/saved-lists.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isTaken } from '../database/sql-state.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { checkOrder } from '../records/check-order.ts';
import { listNotTold, savedListThere, tooManySavedLists } from './saved-lists.errors.ts';
import {
  type Asking,
  checkList,
  checkSharing,
  columns,
  everSeen,
  isMine,
  ownOf,
  readSavedLists,
  type SavedList,
  seen,
} from './seen-lists.ts';

/** Saves a list under a name. If the same one exists, it is answered. Throws savedListThere, tooManySavedLists, notFound. */
export async function addSavedList(
  database: Database,
  asking: Asking,
  { body, now }: { body: BodyOf<typeof calls.addSavedList>; now: Date },
): Promise<SavedList> {
  const { caller, site } = asking;
  const { list, name, address, shared = false } = body;
  checkList(asking, list);
  if (shared) await checkSharing(database, asking);
  const own = ownOf(asking, list);
  const [made] = await ask<SavedList>(
    database,
    sql`
    with forgotten as (
      delete from saved_lists old using (
        select l.id from saved_lists l
        where ${isMine(caller)} and l.site = ${site} and l.list = ${list} and l.removed_at is not null
        order by l.removed_at desc, l.id desc offset ${MOST_SAVED_LISTS}::integer) over
      where old.id = over.id),
    l as (
      insert into saved_lists (company_id, user_id, site, list, name, name_key, address, shared, position, created_at)
      select ${caller.companyId}::bigint, ${caller.userId}::bigint, ${site}::text, ${list}::text, ${name}::text, ${listNameKey(name)}::text,
        ${JSON.stringify(address)}::jsonb, ${shared}::boolean, (select coalesce(max(l.position), 0) + 1 from saved_lists l where ${own}),
        ${now.toISOString()}::timestamptz
      where (select count(*) from saved_lists l where ${own}) < ${MOST_SAVED_LISTS}::integer
      on conflict do nothing returning *)
    select ${columns(caller)} from l`,
  );
  if (made) return made;
  const [there] = await ask<SavedList & { same: boolean }>(
    database,
    sql`
    select ${columns(caller)}, l.address = ${JSON.stringify(address)}::jsonb and l.shared = ${shared}::boolean as same
    from saved_lists l where ${own} and l.name_key = ${listNameKey(name)}`,
  );
  if (!there) throw tooManySavedLists();
  const { same, ...savedList } = there;
  if (!same) throw savedListThere();
  return savedList;
}

/** Changes the sent fields of a saved list that the caller may change. Throws savedListThere, notFound, or permissionMissing. */
export function changeSavedList(
  database: Database,
  asking: Asking,
  { id, body }: { id: number; body: BodyOf<typeof calls.changeSavedList> },
): Promise<SavedList> {
  const { name, address, shared } = body;
  return inTransaction(database, async (transaction) => {
    await takeToChange(transaction, asking, { id, toBeShared: shared });
    if (address) await lookAnew(transaction, id, address);
    const [changed] = await ask<SavedList>(
      transaction,
      sql`
      update saved_lists l set name = coalesce(${name ?? null}, l.name),
        name_key = coalesce(${name === undefined ? null : listNameKey(name)}, l.name_key),
        address = coalesce(${address ? JSON.stringify(address) : null}::jsonb, l.address),
        shared = coalesce(${shared ?? null}::boolean, l.shared)
      where l.id = ${id} and ${seen(asking)} returning ${columns(asking.caller)}`,
    );
    if (!changed) throw notFound();
    return changed;
  }).catch((error: unknown) => {
    throw isTaken(error) ? savedListThere() : error;
  });
}

/** The parameters of an address that concern only the display of a list: order, columns, density and page size. */
const LOOK = sql`'{sort,cols,rows,per}'::text[]`;

/** Resets what followers have seen of a list whose filters change, so that it is read once before anything counts as new. */
async function lookAnew(transaction: Transaction, id: number, address: SavedList['address']): Promise<void> {
  await ask(
    transaction,
    sql`
    update saved_list_mornings m set seen = null, looked_on = null from saved_lists l
    where m.list_id = ${id} and l.company_id = m.list_company_id and l.user_id = m.list_user_id and l.id = m.list_id
      and l.address - ${LOOK} <> ${JSON.stringify(address)}::jsonb - ${LOOK}`,
  );
}

/** Follows or unfollows a list that the caller can see. Throws notFound or listNotTold. */
export function tellSavedList(
  database: Database,
  asking: Asking,
  { id, morning }: { id: number; morning: boolean },
): Promise<SavedList> {
  const { companyId, userId } = asking.caller;
  return inTransaction(database, async (transaction) => {
    const [found] = await ask<{ list: string }>(
      transaction,
      sql`select l.list from saved_lists l where l.id = ${id} and ${seen(asking)} for share`,
    );
    if (!found) throw notFound();
    checkList(asking, found.list);
    if (!isToldOf(asking.site, found.list)) throw listNotTold();
    await ask(
      transaction,
      morning
        ? sql`
          insert into saved_list_mornings (company_id, user_id, list_id, list_company_id, list_user_id)
          select ${companyId}::bigint, ${userId}::bigint, l.id, l.company_id, l.user_id from saved_lists l where l.id = ${id}
          on conflict do nothing`
        : sql`delete from saved_list_mornings where company_id = ${companyId} and user_id = ${userId} and list_id = ${id}`,
    );
    const [told] = await ask<SavedList>(
      transaction,
      sql`select ${columns(asking.caller)} from saved_lists l where l.id = ${id}`,
    );
    if (!told) throw notFound();
    return told;
  });
}

/** Removes a saved list. Throws notFound or permissionMissing. */
export function removeSavedList(
  database: Database,
  asking: Asking,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await takeToChange(transaction, asking, { id });
    await ask(
      transaction,
      sql`update saved_lists l set removed_at = ${now.toISOString()}::timestamptz where l.id = ${id} and ${seen(asking)}`,
    );
  });
}

/**
 * Restores a removed list with its followers; a list that is not removed is returned unchanged. Throws savedListThere,
 * tooManySavedLists, notFound, or permissionMissing.
 */
export function restoreSavedList(database: Database, asking: Asking, id: number): Promise<SavedList> {
  return inTransaction(database, async (transaction) => {
    await takeToChange(transaction, asking, { id, among: everSeen(asking) });
    const [restored] = await ask<SavedList>(
      transaction,
      sql`
      update saved_lists l set removed_at = null
      where l.id = ${id} and (l.removed_at is null or (
        select count(*) from saved_lists o where o.company_id = l.company_id and o.user_id = l.user_id
          and o.site = l.site and o.list = l.list and o.removed_at is null) < ${MOST_SAVED_LISTS}::integer)
      returning ${columns(asking.caller)}`,
    );
    if (!restored) throw tooManySavedLists();
    return restored;
  }).catch((error: unknown) => {
    throw isTaken(error) ? savedListThere() : error;
  });
}

/** For so long a removed list can be restored. */
const REMOVED_LAST = '1 day';

/** Forgets lists that were removed long ago. */
export async function forgetRemovedLists(database: Database, now: Date): Promise<void> {
  await ask(
    database,
    sql`delete from saved_lists where removed_at < ${now.toISOString()}::timestamptz - ${REMOVED_LAST}::interval`,
  );
}

/** Puts the saved lists that one made of a list in order. Throws orderChanged or notFound. */
export function orderSavedLists(
  database: Database,
  asking: Asking,
  { list, ids, seen: order }: BodyOf<typeof calls.orderSavedLists>,
): Promise<SavedList[]> {
  return inTransaction(database, async (transaction) => {
    const own = ownOf(asking, list);
    const rows = await ask<{ id: number }>(
      transaction,
      sql`select l.id from saved_lists l where ${own} order by l.position, l.name_key, l.id for update`,
    );
    const before = rows.map(({ id }) => id);
    if (checkOrder(before, { ids, seen: order })) {
      await ask(
        transaction,
        sql`
        update saved_lists l set position = wanted.place
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as wanted (id, place)
        where ${own} and l.id = wanted.id::bigint`,
      );
    }
    return readSavedLists(transaction, asking, list);
  });
}

/** Locks a saved list that one sees, if one may change it: what everybody sees takes the permission for that. */
async function takeToChange(
  transaction: Transaction,
  asking: Asking,
  { id, toBeShared = false, among = seen(asking) }: { id: number; toBeShared?: boolean | undefined; among?: Text },
): Promise<void> {
  const [found] = await ask<{ list: string; shared: boolean }>(
    transaction,
    sql`select l.list, l.shared from saved_lists l where l.id = ${id} and ${among} for update`,
  );
  if (!found) throw notFound();
  checkList(asking, found.list);
  if (found.shared || toBeShared) await checkSharing(transaction, asking);
}
