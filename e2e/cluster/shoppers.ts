import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { multipart, pdfFile } from '#server/testing/files.ts';

/** What the server acknowledged to a person. */
export interface Acknowledged {
  orders: Set<number>;
  cancelled: Set<number>;
  requests: Set<number>;
  subscriptions: Set<number>;
}

/** A person who keeps shopping, with what was acknowledged to them. */
export interface Shopper extends Acknowledged {
  company: number;
  user: number;
  headers: Record<string, string>;
}

/** Answers seen during the storm: how many of each kind, and those that must never occur. */
export interface Seen {
  counts: Record<'done' | 'refused' | 'busy', number>;
  wrong: string[];
}

interface Stock {
  oneOff: number[];
  monthly: number[];
}

/** Signs in people who have money, and finds what they can buy. */
export async function takeShoppers(url: string, count: number): Promise<{ shoppers: Shopper[]; stock: Stock }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ company_id: string; id: string }>(
      "select company_id, id from users where email like '%@izbor.bench' and active order by id limit $1",
      [count],
    );
    const people = rows.map(({ company_id, id }) => ({
      company: Number(company_id),
      user: Number(id),
      token: randomBytes(32).toString('base64url'),
    }));
    for (const { company, user, token } of people) {
      const hash = createHash('sha256').update(token).digest();
      await client.query(
        'insert into sessions (token_hash, company_id, user_id, created_at, last_used_at) values ($1, $2, $3, now(), now())',
        [hash, company, user],
      );
      const given = 100_000_000;
      await client.query(
        'update accounts set allocated = allocated + $3 where company_id = $1 and user_id = $2 and category_id = 0',
        [company, user, given],
      );
      await client.query(
        `insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, created_at)
          values ($1, $2, 0, 0, 'allocation', $3, now())`,
        [company, user, given],
      );
    }
    const sold = async (monthly: boolean) =>
      (
        await client.query<{ id: number }>(
          `select b.id from benefits b join providers p on p.id = b.provider_id
            where b.kind = 'flexible' and b.active and p.active and b.for_all_companies and b.monthly = $1 and b.price > 0
            order by b.id limit 8`,
          [monthly],
        )
      ).rows.map(({ id }) => id);
    return {
      shoppers: people.map(({ company, user, token }) => ({
        company,
        user,
        headers: { authorization: `Token ${token}` },
        orders: new Set(),
        cancelled: new Set(),
        requests: new Set(),
        subscriptions: new Set(),
      })),
      stock: { oneOff: await sold(false), monthly: await sold(true) },
    };
  } finally {
    await client.end();
  }
}

interface Sent {
  method: string;
  path: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what it is.
  body: any;
}

const LONGEST = 90_000;

/**
 * Keeps shopping until `isOver`: buys, cancels, files requests, subscribes. A call without an answer, or with 503, is repeated with its
 * idempotency key until it is done or refused, so that in the end every outcome is known.
 */
export async function shop(
  at: string,
  shopper: Shopper,
  stock: Stock,
  { seen, isOver }: { seen: Seen; isOver: () => boolean },
): Promise<void> {
  const ask = (sent: Sent) => insist(at, shopper, seen, sent);
  const json = (method: string, path: string, body: unknown, key?: string) =>
    ask({
      method,
      path,
      body: JSON.stringify(body),
      headers: Object.assign(
        { 'content-type': 'application/json' },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    });
  let turn = shopper.user;
  const next = <Value>(from: readonly Value[]) => {
    turn += 1;
    return from[turn % from.length];
  };
  while (!isOver()) {
    await json('POST', '/v2/toggle-cart/', { id: next(stock.oneOff) });
    const bought = await ask({
      method: 'POST',
      path: '/v2/complete-purchase/',
      headers: { 'idempotency-key': randomUUID() },
    });
    if (bought.status === 200) shopper.orders.add(bought.body.id);
    if (turn % 5 === 0) {
      const [last] = [...shopper.orders].filter((id) => !shopper.cancelled.has(id)).slice(-1);
      if (last !== undefined) {
        const cancelled = await json('POST', `/v2/transactions/order-${last}/cancel/`, {});
        // 409: an earlier attempt whose answer was lost had already cancelled it.
        if ([200, 409].includes(cancelled.status)) shopper.cancelled.add(last);
      }
    }
    if (turn % 4 === 0) {
      const filed = await ask(request());
      if (filed.status === 201) shopper.requests.add(filed.body.id);
    }
    if (turn % 7 === 0) {
      const wanted = { benefit_id: next(stock.monthly), user_id: shopper.user };
      const subscribed = await json('POST', '/v2/subscriptions/', wanted, randomUUID());
      if (subscribed.status === 201) shopper.subscriptions.add(subscribed.body.id);
    }
  }
}

let filed = 0;

function request(): Sent {
  filed += 1;
  const texts = {
    kind: 'reimbursement',
    category: '1',
    provider_name: `Klub ${filed}`,
    description: 'Mesečna karta',
    purchase_date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    amount: String(100 + (filed % 50)),
    duplicate_accepted: 'true',
  };
  const parts = Object.entries(texts).map(([name, text]) => ({ name, text }));
  const file = { name: 'file', bytes: pdfFile(300, randomUUID()), filename: 'racun.pdf', type: 'application/pdf' };
  const { payload, headers } = multipart([...parts, file]);
  const all = Object.assign({ 'idempotency-key': randomUUID() }, headers);
  return { method: 'POST', path: '/v2/requests/', body: payload, headers: all };
}

async function insist(at: string, { headers }: Shopper, seen: Seen, sent: Sent): Promise<Answer> {
  const end = Date.now() + LONGEST;
  for (;;) {
    const answer = await once(at, headers, sent);
    if (typeof answer === 'string') seen.wrong.push(`${sent.method} ${sent.path} was not answered: ${answer}`);
    else if (answer.status < 300) {
      seen.counts.done += 1;
      return answer;
    } else if (answer.status === 503) {
      seen.counts.busy += 1;
      if (!answer.waits) seen.wrong.push(`${sent.path} answered 503 without Retry-After`);
    } else if (answer.status < 500 && answer.body?.code && answer.body.message) {
      seen.counts.refused += 1;
      return answer;
    } else seen.wrong.push(`${sent.method} ${sent.path} answered ${answer.status}`);
    if (Date.now() > end) throw new Error(`${sent.method} ${sent.path} was not done within ${LONGEST / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

async function once(at: string, headers: object, sent: Sent): Promise<(Answer & { waits: boolean }) | string> {
  try {
    const answer = await fetch(`${at}/api${sent.path}`, {
      method: sent.method,
      headers: Object.assign({}, headers, sent.headers),
      body: sent.body === undefined ? null : typeof sent.body === 'string' ? sent.body : new Uint8Array(sent.body),
    });
    const text = await answer.text();
    const body = text.startsWith('{') ? JSON.parse(text) : undefined;
    return { status: answer.status, body, waits: answer.headers.has('retry-after') };
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error);
  }
}
