import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '#contract/endpoint.ts';
import type { GiftDetail, takeBackGift } from '#contract/gifts/gifts.contract.ts';
import { type Minor, toMajor, toMinor } from '#contract/money/money.rules.ts';
import { propose } from '../approvals/propose.ts';
import type { Acting, Caller } from '../caller/caller.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { toldValues } from '../notifications/insert-notifications.ts';
import type { PersonKey } from '../people/person-key.ts';
import { startTask } from '../tasks/start-task.ts';
import { inOrder } from './gift-choice.ts';
import { POT_OF_GIFT, readGift } from './gift-detail.ts';
import type { AskedBack } from './gift-take-backs.table.ts';
import { takeBackTelling } from './gift-telling.ts';
import { budgetEnded, giftBusy, nothingUnspent, otherTakeBack, takeBackChanged } from './gifts.errors.ts';
import { type Effect, fromWhom, limitPassed, readEffect, takeable, toEffect } from './take-back-effect.ts';
import { takeNext } from './take-next.ts';
import { AT_ONCE } from './write-gift.ts';

interface Asked extends BodyOf<typeof takeBackGift> {
  id: number;
  /** A repeated call with the same key takes nothing more and returns the gift. */
  idempotencyKey: string | null;
}

/**
 * Takes back the unspent part of a gift, and never more than was shown: in this transaction, or by a task from more than a thousand people;
 * above the limit once a second person has approved it.
 * Refusals: somebody who did not get it (404), its year has ended, a task of it runs, all is spent, it would be more than was shown (409),
 * a key of another take-back (422).
 */
export async function takeBack(database: Database, caller: Caller, asked: Asked, now: Date): Promise<GiftDetail> {
  const { companyId } = caller;
  return inTransaction(database, async (transaction) => {
    // One at a time in a company, like gifts.
    await lockCompany(transaction, companyId);
    const prior = await findPrior(transaction, caller, asked);
    if (prior === undefined) await begin(transaction, caller, asked, now);
    else if (!isSame(prior, asked)) throw otherTakeBack();
    return readGift(transaction, companyId, asked.id);
  });
}

async function begin(transaction: Transaction, caller: Caller, asked: Asked, now: Date): Promise<void> {
  const { id: giftId, people, note, seen } = asked;
  const effect = await readEffect(transaction, { by: caller, id: giftId, people, moment: seen.moment, now });
  if (effect.ended) throw budgetEnded();
  if (effect.running) throw giftBusy();
  if (effect.people === 0) throw nothingUnspent();
  if (effect.people > seen.people || effect.sum > toMinor(seen.sum)) throw takeBackChanged(toEffect(effect));
  const limit = limitPassed(effect);
  if (limit !== null) return proposeTakeBack(transaction, caller, asked, { effect, limit, now });
  const { id, people: count } = await write(transaction, caller, asked, now);
  await take(transaction, caller, { id, giftId, note, takenBy: caller, count, effect, now });
}

/** Proposes the take-back to a second person. Its people and the shown amounts are fixed; nothing is taken yet. */
async function proposeTakeBack(
  transaction: Transaction,
  caller: Caller,
  asked: Asked,
  { effect, limit: limitWas, now }: { effect: Effect; limit: Minor; now: Date },
): Promise<void> {
  const { people, sum, currency } = effect;
  const proposed = { kind: 'take_back' as const, people, sum, limitWas, currency, note: asked.note };
  const approvalId = await propose(transaction, caller, proposed, { permission: 'company.budgets', now });
  await ask(transaction, made(caller, asked, { now, approvalId }));
}

interface Taking {
  id: number;
  giftId: number;
  note: string;
  /** The person whose take-back it is; another one may have approved it. */
  takenBy: PersonKey;
  /** Number of people. */
  count: number;
  effect: Effect;
  now: Date;
}

/** Takes back from the marked people, in this transaction or by a task, and notes it. */
export async function take(transaction: Transaction, by: Acting, taking: Taking): Promise<void> {
  const { id: takeBackId, giftId, note, takenBy, count, effect, now } = taking;
  const { amount, currency } = effect;
  const { companyId } = takenBy;
  const values = toldValues(takeBackTelling({ amount, currency, note }), now);
  const next = { companyId, giftId, takeBackId };
  const atOnce = count > AT_ONCE ? null : await takeNext(transaction, { ...next, size: count, values, now });
  if (!atOnce) await takeByTask(transaction, takenBy, { ...next, total: count, about: note, values, now });
  // Somebody may have just bought something. The result of a task is not known yet, so its expected effect is noted.
  const { people, sum } = atOnce ? { people: atOnce.taken, sum: atOnce.sum } : effect;
  await noteTakeBack(transaction, by, { giftId, note, people, sum: toMajor(sum), now });
}

interface Prior {
  gift_id: number;
  note: string;
  /** Null for take-backs before this column existed. */
  asked: AskedBack | null;
}

async function findPrior(transaction: Transaction, { companyId, userId }: Caller, { idempotencyKey }: Asked) {
  if (idempotencyKey === null) return undefined;
  const [prior] = await ask<Prior>(
    transaction,
    sql`
    select gift_id, note, asked from gift_take_backs
    where company_id = ${companyId} and taken_by = ${userId} and idempotency_key = ${idempotencyKey}`,
  );
  return prior;
}

const isSame = ({ gift_id, note, asked: before }: Prior, asked: Asked): boolean =>
  gift_id === asked.id && note === asked.note && (before === null || isDeepStrictEqual(before, askedBack(asked)));

const askedBack = ({ people, seen }: Asked): AskedBack => ({ people: people ? inOrder(people) : null, seen });

const made = (
  { companyId, userId }: PersonKey,
  asked: Asked,
  { now, approvalId = null }: { now: Date; approvalId?: number | null },
): Text => sql`
  insert into gift_take_backs (company_id, gift_id, taken_by, note, idempotency_key, asked, approval_id, created_at)
  values (${companyId}, ${asked.id}, ${userId}, ${asked.note}, ${asked.idempotencyKey}, ${JSON.stringify(askedBack(asked))}::jsonb,
    ${approvalId}::bigint, ${now.toISOString()}::timestamptz)
  returning id`;

/** SQL that marks the people of the take-back `made`, each with the most to take. */
function marks({ companyId, id, people, moment }: Marked): Text {
  return sql`
    each as (
      select p.user_id, ${takeable(moment)} as most
      from gifts g join gift_people p on p.company_id = g.company_id and p.gift_id = g.id left join ${POT_OF_GIFT}
      where g.company_id = ${companyId} and g.id = ${id} and ${fromWhom(people)}),
    marked as (
      update gift_people p set take_back_id = made.id, take_back_most = each.most from made, each
      where p.company_id = ${companyId} and p.gift_id = ${id} and p.user_id = each.user_id and each.most > 0
      returning p.user_id)
    select made.id, (select count(*)::integer from marked) as people from made`;
}

interface Marked {
  companyId: number;
  /** Id of the gift. */
  id: number;
  people: readonly number[] | undefined;
  moment: string;
}

interface Written {
  id: number;
  people: number;
}

/** Stores a take-back, and marks its people, each with the most to take. */
async function write(transaction: Transaction, caller: Caller, asked: Asked, now: Date): Promise<Written> {
  const { id, people, seen } = asked;
  const meant = { companyId: caller.companyId, id, people, moment: seen.moment };
  const [written] = await ask<Written>(
    transaction,
    sql`with made as (${made(caller, asked, { now })}), ${marks(meant)}`,
  );
  if (!written) throw new Error('nothing was taken back');
  return written;
}

/** Marks the people of a stored take-back after its approval; returns how many. */
export async function mark(transaction: Transaction, takeBackId: number, meant: Marked): Promise<number> {
  const [written] = await ask<Written>(
    transaction,
    sql`with made as (select ${takeBackId}::bigint as id), ${marks(meant)}`,
  );
  return written?.people ?? 0;
}

interface ByTask {
  giftId: number;
  takeBackId: number;
  total: number;
  /** The note, which is the task's title. */
  about: string;
  values: ReturnType<typeof toldValues>;
  now: Date;
}

async function takeByTask(
  transaction: Transaction,
  caller: PersonKey,
  { giftId, takeBackId, total, about, values, now }: ByTask,
): Promise<void> {
  const payload = { giftId, takeBackId, values };
  const asked = { kind: 'gift_take_back', permission: 'company.budgets', total, payload, about } as const;
  const taskId = await startTask(transaction, caller, asked, now);
  await ask(
    transaction,
    sql`update gift_take_backs set task_id = ${taskId} where company_id = ${caller.companyId} and id = ${takeBackId}`,
  );
}

interface Noted {
  giftId: number;
  note: string;
  people: number;
  sum: number;
  now: Date;
}

async function noteTakeBack(
  transaction: Transaction,
  caller: Acting,
  { giftId, note, people, sum, now }: Noted,
): Promise<void> {
  const values = changedValues(null, { note, people, sum }, ['people', 'sum', 'note']);
  const personal = values.map((value) => ({ ...value, personal: value.field === 'note' }));
  const changed = { kind: 'gift.taken_back' as const, companyId: caller.companyId, recordId: giftId, values: personal };
  await noteChange(transaction, caller, changed, now);
}
