import type { Database } from '../database/database.ts';
import { loggedError } from '../database/logged-error.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { LONGEST_SEND } from '../mail/mailer.ts';
import { type Deliveries, type Delivery, NotYet } from './deliver.ts';
import { LANES, type Lane } from './lanes.ts';

interface Waiting {
  company_id: number;
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
}

const SECOND = 1000;
const LONGEST_WAIT = 24 * 60 * 60 * SECOND;

/** For how long a message is taken at least: until it is sent or given up, and a minute for what comes before and after. */
const TAKEN_FOR = LONGEST_SEND + 60 * SECOND;

/** Outcomes of messages that are not stored yet: they are written once a database that was away is back. */
const outcomes = new WeakMap<Database, Set<Text>>();

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
  const unwritten = outcomes.get(database) ?? new Set();
  outcomes.set(database, unwritten);
  await writeAll(database, unwritten);
  const message = await takeNext(database, lane, delivery.now);
  if (!message) return false;
  unwritten.add(await outcomeOf(database, deliveries, message, delivery));
  await writeAll(database, unwritten);
  return true;
}

async function writeAll(database: Database, unwritten: Set<Text>): Promise<void> {
  for (const outcome of unwritten) {
    // The queues are delivered side by side: another one does not write it too.
    unwritten.delete(outcome);
    try {
      await ask(database, outcome);
    } catch (error) {
      unwritten.add(outcome);
      throw error;
    }
  }
}

/** Delivers a message and returns the statement that records the outcome. */
async function outcomeOf(
  database: Database,
  deliveries: Deliveries,
  message: Waiting,
  delivery: Delivery,
): Promise<Text> {
  try {
    await deliver(database, deliveries, message, delivery);
    return delivered(message, delivery.now);
  } catch (error) {
    if (error instanceof NotYet) return putOff(message, error.until);
    const { kind, id, attempts } = message;
    delivery.log.warn({ kind, message: id, attempts, error: loggedError(error) }, 'not delivered');
    return tryLater(message, delivery.now);
  }
}

const ofMessage = ({ company_id, id }: Waiting): Text => sql`o.company_id = ${company_id} and o.id = ${id}`;

/** SQL condition: no other process has taken the message since, and nobody has set it aside. */
const asTaken = (message: Waiting): Text =>
  sql`${ofMessage(message)} and o.attempts = ${message.attempts} and o.next_attempt_at < 'infinity'`;

const moment = (at: Date): Text => sql`${at.toISOString()}::timestamptz`;

/**
 * Marks a message as delivered and removes its personal data from the payload. The `news` of a request is kept, as reconcile.sql
 * counts by it.
 */
const delivered = (message: Waiting, now: Date): Text =>
  sql`update outbox o set delivered_at = ${moment(now)},
    payload = case when o.kind = 'list_news' then o.payload - 'news' else o.payload end - '{who,absent,words,why}'::text[]
    where ${ofMessage(message)}`;

const putOff = (message: Waiting, until: Date): Text =>
  sql`update outbox o set next_attempt_at = ${moment(until)}, attempts = o.attempts - 1 where ${asTaken(message)}`;

/** Sets the next try, counted from the moment when the message was taken. */
const tryLater = (message: Waiting, taken: Date): Text =>
  sql`update outbox o set next_attempt_at = ${moment(taken)} + ${waitAfter(sql`o.attempts`)} where ${asTaken(message)}`;

const milliseconds = (count: number): Text => sql`${count} * interval '1 millisecond'`;

/** The wait after so many tries: twenty seconds after the first, then doubled each time, a day at most. */
const waitAfter = (attempts: Text): Text =>
  sql`least(interval '10 seconds' * power(2, least(${attempts}, 20)), ${milliseconds(LONGEST_WAIT)})`;

/** Takes the message that waited longest, for as long as it may take to send it: if this server dies, another one has it then. */
async function takeNext(database: Database, lane: Lane, now: Date): Promise<Waiting | undefined> {
  const rows = await ask<Waiting>(
    database,
    sql`
    with next as (
      select company_id, id from outbox where lane = ${lane} and delivered_at is null and next_attempt_at <= ${moment(now)}
      order by next_attempt_at, id limit 1 for update skip locked)
    update outbox o set attempts = attempts + 1,
      next_attempt_at = ${moment(now)} + greatest(${waitAfter(sql`o.attempts + 1`)}, ${milliseconds(TAKEN_FOR)})
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
