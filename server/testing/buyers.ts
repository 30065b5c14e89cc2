import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import { makeBenefit } from './benefits.ts';
import type { ChildServer } from './child-server.ts';
import { onceAvailable } from './once-available.ts';
import { makePerson, type Person } from './people.ts';

/** A person who buys while something happens to the shop, with the answers they got. */
export interface Buyer extends Person {
  /** The benefit that this person buys repeatedly. */
  benefit: number;
  /** Idempotency key of each acknowledged purchase, with the id of its order. */
  acknowledged: Map<string, number>;
  /** Idempotency key of a purchase that was sent and not answered. */
  open: string | null;
}

/** Makes people with enough money to buy for ever. */
export async function makeBuyers(database: Database, count: number, now: Date): Promise<Buyer[]> {
  const make = async () => ({
    ...(await makePerson(database, now, { flexible: 1_000_000_000, budgets: { 1: 1_000_000 } })),
    benefit: await makeBenefit(database, now, { wayToBuy: 'voucher' }),
    acknowledged: new Map<string, number>(),
    open: null,
  });
  const buyers: Buyer[] = [];
  for (let made = 0; made < count; made += 1) buyers.push(await make());
  return buyers;
}

/** Makes a call as a buyer. */
export async function send(
  { url }: Pick<ChildServer, 'url'>,
  who: Buyer,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${url}/api/v2${path}`, {
    method: 'POST',
    headers: { ...who.headers, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as { id: number; code?: string; in_cart?: boolean } };
}

/** Buys the cart's content with an idempotency key, and records the order as acknowledged. */
export async function acknowledge(server: ChildServer, buyer: Buyer, key: string): Promise<void> {
  const buy = () => send(server, buyer, '/complete-purchase/', undefined, { 'idempotency-key': key });
  const answer = await onceAvailable(buy);
  expect(answer).toMatchObject({ status: 200 });
  buyer.acknowledged.set(key, answer.body.id);
  buyer.open = null;
}

/** Puts the benefit into the cart. An earlier call may have worked without an answer; then this one removes it, and another adds it. */
export async function fillCart(server: ChildServer, buyer: Buyer): Promise<void> {
  const toggle = () => onceAvailable(() => send(server, buyer, '/toggle-cart/', { id: buyer.benefit }));
  if ((await toggle()).body.in_cart === false) await toggle();
}

/** Checks that every acknowledged purchase is there exactly once, and nothing incompletely. */
export async function checkBought(database: Database, buyers: readonly Buyer[]): Promise<void> {
  expect(await reconcile(database)).toEqual([]);
  for (const { companyId, acknowledged, open } of buyers) {
    const { rows } = await database.execute<{ id: number; key: string }>(
      sql`select id, idempotency_key as key from orders where company_id = ${companyId}`,
    );
    const kept = new Map(rows.map(({ id, key }) => [key, id]));
    for (const [key, id] of acknowledged) expect(kept.get(key)).toBe(id);
    const unanswered = [...kept.keys()].filter((key) => !acknowledged.has(key));
    expect(open === null ? [] : [open]).toEqual(expect.arrayContaining(unanswered));
  }
}

/** What may happen during purchases. */
interface Course {
  /** Answers allowed while the shop is unavailable. */
  refused: readonly { status: number; code: string }[];
  onBought?: () => void;
  onRefused?: (answer: { status: number; code: string }) => void;
}

/** Buys until `isDone`, whatever happens to the shop meanwhile: repeats a failed call with the same idempotency key. */
export async function buyThrough(
  server: Pick<ChildServer, 'url'>,
  buyer: Buyer,
  isDone: (bought: number) => boolean,
  { refused, onBought, onRefused }: Course,
): Promise<void> {
  const again = (call: () => ReturnType<typeof send>) =>
    onceAvailable(call, ({ status, body }) => {
      if (status === 200) return false;
      // Neither a refusal nor a false success: the purchase is done, or the shop says why it is unavailable.
      expect(refused).toContainEqual({ status, code: body.code });
      onRefused?.({ status, code: String(body.code) });
      return true;
    });
  for (let bought = 0; !isDone(bought); bought += 1) {
    while (!(await again(() => send(server, buyer, '/toggle-cart/', { id: buyer.benefit }))).body.in_cart);
    const key = `purchase-${crypto.randomUUID()}`;
    buyer.open = key;
    const { body } = await again(() =>
      send(server, buyer, '/complete-purchase/', undefined, { 'idempotency-key': key }),
    );
    buyer.acknowledged.set(key, body.id);
    buyer.open = null;
    onBought?.();
  }
}
