import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { loggedError } from '../errors/logged-error.ts';
import { type Deliveries, type Delivery, NotYet } from './deliver.ts';
import { LANES, type Lane } from './lanes.ts';
import { outbox } from './outbox.table.ts';

interface Waiting {
  company_id: number;
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
}

const SECOND = 1000;
const LONGEST_WAIT = 24 * 60 * 60 * SECOND;

/**
 * Delivers one message of a queue of the outbox; answers whether one was waiting. It is taken for a while and not held in a
 * transaction, so a server that dies with it leaves it to the others: at least once, and recognised by the message's id.
 */
export async function deliverNext(
  database: Database,
  deliveries: Deliveries,
  delivery: Delivery,
  lane: Lane = LANES.now,
): Promise<boolean> {
  const message = await takeNext(database, lane, delivery.now);
  if (!message) return false;
  try {
    await deliver(database, deliveries, message, delivery);
  } catch (error) {
    if (error instanceof NotYet) {
      await putOff(database, message, error.until);
      return true;
    }
    // The next try comes by itself when the time it was taken for is over.
    const { kind, id, attempts } = message;
    delivery.log.warn({ kind, message: id, attempts, error: loggedError(error) }, 'not delivered');
    return true;
  }
  await database
    .update(outbox)
    .set({ deliveredAt: delivery.now })
    .where(and(eq(outbox.companyId, message.company_id), eq(outbox.id, message.id)));
  return true;
}

async function putOff(database: Database, message: Waiting, until: Date): Promise<void> {
  await database
    .update(outbox)
    .set({ nextAttemptAt: until, attempts: message.attempts - 1 })
    .where(and(eq(outbox.companyId, message.company_id), eq(outbox.id, message.id)));
}

/** Takes the message that waited longest: twenty seconds the first time, then twice as long each time, a day at most. */
async function takeNext(database: Database, lane: Lane, now: Date): Promise<Waiting | undefined> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const rows = await ask<Waiting>(
    database,
    sql`
    with next as (
      select company_id, id from outbox where lane = ${lane} and delivered_at is null and next_attempt_at <= ${moment}
      order by next_attempt_at, id limit 1 for update skip locked)
    update outbox o set attempts = attempts + 1, next_attempt_at = ${moment} + least(
      interval '10 seconds' * power(2, least(o.attempts + 1, 20)), ${LONGEST_WAIT} * interval '1 millisecond')
    from next where o.company_id = next.company_id and o.id = next.id
    returning o.company_id, o.id, o.kind, o.payload, o.attempts`,
  );
  return rows[0];
}

async function deliver(
  database: Database,
  deliveries: Deliveries,
  message: Waiting,
  delivery: Delivery,
): Promise<void> {
  const { kind, payload, company_id: companyId, id, attempts } = message;
  const by = deliveries.get(kind);
  if (!by) throw new Error(`nobody delivers ${kind}`);
  await by(database, { companyId, id, payload, attempts }, delivery);
}
