import pg from 'pg';
import { openDatabase } from '#server/database/open-database.ts';
import { reconcile } from '#server/database/reconcile.ts';
import type { Shopper } from './shoppers.ts';

const THERE = {
  orders: 'select id, status from orders where company_id = $1 and user_id = $2 and created_at >= $3',
  requests: 'select id, status from requests where company_id = $1 and user_id = $2 and created_at >= $3',
  subscriptions:
    "select id, '' as status from subscriptions where company_id = $1 and user_id = $2 and created_at >= $3",
};

/** Differences between the database and what people were told: lost, done twice, or never acknowledged. Empty when all is right. */
export async function compare(url: string, shoppers: readonly Shopper[], since: Date): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const wrong: string[] = [];
  try {
    for (const shopper of shoppers) {
      for (const what of ['orders', 'requests', 'subscriptions'] as const) {
        const { rows } = await client.query<{ id: string; status: string }>(THERE[what], [
          shopper.company,
          shopper.user,
          since,
        ]);
        const there = new Map(rows.map(({ id, status }) => [Number(id), status]));
        for (const id of shopper[what]) if (!there.has(id)) wrong.push(`${what} ${id} of ${shopper.user} is lost`);
        for (const id of there.keys())
          if (!shopper[what].has(id)) wrong.push(`${what} ${id} of ${shopper.user} is one too many`);
        if (what !== 'orders') continue;
        for (const id of shopper.cancelled) {
          if (there.get(id) !== 'cancelled') wrong.push(`order ${id} of ${shopper.user} is not cancelled`);
        }
      }
    }
  } finally {
    await client.end();
  }
  const opened = await openDatabase({ url, dataDir: '', connections: 1, patient: true });
  try {
    const breaches = await reconcile(opened.database);
    return [...wrong, ...breaches.map((breach) => JSON.stringify(breach))];
  } finally {
    await opened.close();
  }
}
