import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import { changeSubscription, subscribe } from '../subscriptions/subscriptions.service.ts';
import { makeBenefit } from './benefits.ts';
import type { ChildServer } from './child-server.ts';
import { makeCompany, makePerson, type Person } from './people.ts';

/** The day on which all subscriptions begin. */
export const NOVEMBER = new Date('2026-11-20T09:00:00+01:00');
/** A moment at which the renewals of December are due. */
export const DECEMBER = '2026-12-05T00:00:30+01:00';

type Fate = 'goes on' | 'too little money' | 'cancelled';

/** A subscriber, with what becomes of their subscription. */
export interface Subscriber extends Person {
  fate: Fate;
}

/** Index of the first subscriber without enough money; as many are renewed before them. */
export const FIRST_WITHOUT_MONEY = 3;
const FATES: Partial<Record<number, Fate>> = { [FIRST_WITHOUT_MONEY]: 'too little money', 7: 'cancelled' };

/** Makes people whose subscriptions are renewed in this order; of every ten one cannot pay December and one has cancelled. */
export async function subscribeAll(database: Database, people: number): Promise<Subscriber[]> {
  const companyId = await makeCompany(database, NOVEMBER);
  const benefitId = await makeBenefit(database, NOVEMBER, { monthly: true });
  const subscribers: Subscriber[] = [];
  for (let made = 0; made < people; made += 1) {
    const fate = FATES[made % 10] ?? 'goes on';
    const flexible = fate === 'too little money' ? 150_000 : 1_000_000;
    const person = await makePerson(database, NOVEMBER, { companyId, flexible });
    const attempt = { person, benefitId, idempotencyKey: null, seenPrice: null, now: NOVEMBER };
    const id = await subscribe(database, attempt);
    if (fate === 'cancelled') await changeSubscription(database, { person, id, active: false, now: NOVEMBER });
    subscribers.push({ ...person, fate });
  }
  return subscribers;
}

/** Sets a server's clock; resolves when its jobs have done what is due then. */
export async function put({ url }: ChildServer, moment: string): Promise<void> {
  const answer = await fetch(`${url}/api/faults/clock/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: moment }),
  });
  if (!answer.ok) throw new Error(`the clock was not moved: ${answer.status}`);
}

/** Whether a person has paid the second month, according to a server. */
export async function isRenewed(url: string, { headers }: Subscriber): Promise<boolean> {
  const answer = await fetch(`${url}/api/v2/subscriptions/`, { headers });
  const { results } = (await answer.json()) as { results: { charges: unknown[] }[] };
  return results[0]?.charges.length === 2;
}

interface Row {
  userId: number;
  endedBy: string | null;
  months: string[];
  told: number;
}

async function rowsOf(database: Database): Promise<Map<number, Omit<Row, 'userId'>>> {
  const { rows } = await database.execute<Row & Record<string, unknown>>(sql`
    select s.user_id::integer as "userId", s.ended_by as "endedBy",
      (select coalesce(jsonb_agg(to_char(c.month, 'YYYY-MM') order by c.id), '[]') from subscription_charges c
        where c.company_id = s.company_id and c.subscription_id = s.id) as months,
      (select count(*)::integer from notifications n
        where n.company_id = s.company_id and n.user_id = s.user_id and n.title_en = 'A subscription has ended') as told
    from subscriptions s`);
  return new Map(rows.map(({ userId, ...row }) => [Number(userId), row]));
}

const AFTER: Record<Fate, Omit<Row, 'userId'>> = {
  'goes on': { endedBy: null, months: ['2026-11', '2026-12'], told: 0 },
  'too little money': { endedBy: 'low_budget', months: ['2026-11'], told: 1 },
  cancelled: { endedBy: 'cancelled', months: ['2026-11'], told: 1 },
};
const BEFORE = { endedBy: null, months: ['2026-11'], told: 0 };

/** Returns how many subscriptions were renewed or ended; checks that each is either completely processed or untouched. */
export async function checkRenewed(database: Database, subscribers: readonly Subscriber[]): Promise<number> {
  expect(await reconcile(database)).toEqual([]);
  const rows = await rowsOf(database);
  for (const { userId, fate } of subscribers) expect([BEFORE, AFTER[fate]]).toContainEqual(rows.get(userId));
  return [...rows.values()].filter(({ endedBy, months }) => endedBy !== null || months.length === 2).length;
}
