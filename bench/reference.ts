import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { getBenefit, listBenefits } from '#contract/benefits/benefits.contract.ts';
import { jsonSchema } from '../server/endpoints/json-schema.ts';

interface Result {
  // biome-ignore lint/suspicious/noExplicitAny: rows as the driver gives them; nothing here is checked, that is the point.
  rows: any[];
}
interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}
interface Client {
  query(statement: Statement | string): Promise<Result>;
  release(): void;
}
export interface Pool {
  query(statement: Statement): Promise<Result>;
  connect(): Promise<Client>;
}

/**
 * The reference: the minimal work of a call. One route each with handwritten named statements, and answers written by a compiled schema.
 * One more route returns 21 plain rows, the least that a list can cost.
 */
export function createReference(pool: Pool): FastifyInstance {
  const app = fastify();
  const person = async (token: string | undefined) => {
    const hash = createHash('sha256')
      .update((token ?? '').slice('Token '.length))
      .digest();
    const { rows } = await pool.query({
      name: 'person',
      text: 'select company_id, user_id from sessions where token_hash = $1',
      values: [hash],
    });
    return rows[0];
  };

  app.get('/me', async (request, reply) => {
    const { user_id } = await person(request.headers.authorization);
    return reply.header('etag', `"${user_id}"`).code(304).send();
  });

  app.get<{ Querystring: { work?: string } }>(
    '/benefits',
    { schema: { response: { 200: jsonSchema(listBenefits.answer, 'output') } } },
    async (request) => {
      await person(request.headers.authorization);
      const { work } = request.query;
      const statement = work
        ? { name: 'worked list', text: WORKED_LIST, values: [Number(work)] }
        : { name: 'list', text: LIST };
      const { rows } = await pool.query(statement);
      return { count: 1000, next: null, previous: null, results: rows.map(benefit) };
    },
  );

  app.get('/rows', async () => (await pool.query({ name: 'rows', text: ROWS })).rows);

  app.get<{ Params: { id: string } }>(
    '/benefits/:id',
    { schema: { response: { 200: jsonSchema(getBenefit.answer, 'output') } } },
    async (request) => {
      await person(request.headers.authorization);
      const { rows } = await pool.query({ name: 'detail', text: DETAIL, values: [request.params.id] });
      const [first, ...similar] = rows;
      return { ...benefit(first), ...TEXTS(first), similar: similar.map(benefit) };
    },
  );

  app.post<{ Querystring: { company: string; user: string } }>('/purchase', async ({ query: { company, user } }) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const [name, text] of Object.entries(PURCHASE)) await client.query({ name, text, values: [company, user] });
      await client.query('commit');
      return { status: 'success' };
    } finally {
      client.release();
    }
  });
  return app;
}

const COLUMNS = `b.id, b.name_sr as name, b.short_description_sr as short_description, b.pictures, b.price, b.currency, b.discount,
  b.company_price, b.kind, b.nfc, b.category_id as category, b.locations, b.monthly, p.id as provider_id, p.name as provider_name,
  p.picture as provider_picture`;
const LIST = `select ${COLUMNS} from benefits b join providers p on p.id = b.provider_id
  where b.kind = 'flexible' and b.active order by b.bought desc, b.id desc limit 21`;
/** SQL that keeps the database busy for a number of rows: 20,000 take about as long as a long list. */
export const work = (rows: string) => `select count(*) from generate_series(1, ${rows}) n where md5(n::text) = ''`;
// LIST after such work: its caller waits as long as for a list that takes the database longer.
const WORKED_LIST = LIST.replace('where', `where (${work('$1::integer')}) = 0 and`);
const DETAIL = `select ${COLUMNS}, b.description_sr as description, b.instructions_sr as instructions,
  b.limitations_sr as limitations, b.way_to_buy, b.website
  from benefits b join providers p on p.id = b.provider_id where b.id between $1::integer and $1::integer + 6 order by b.id`;

// The plainest rows of a list: no join, no computed column, written by JSON.stringify.
const ROWS = `select id, name_sr, short_description_sr, price, discount, kind, category_id from benefits
  where kind = 'flexible' and active order by bought desc, id desc limit 21`;

// Four indispensable statements: lock the account, insert the order, write the ledger, charge the account.
const PURCHASE = {
  lock: 'select spent from accounts where company_id = $1 and user_id = $2 and category_id = 0 and year = 0 for update',
  order: `insert into orders (company_id, user_id, status, total, payroll_tax, currency, cart_version, created_at)
    values ($1, $2, 'pending', 1, 0, 'RSD', '', now())`,
  ledger: `insert into ledger_entries (company_id, user_id, category_id, year, kind, spent, created_at)
    values ($1, $2, 0, 0, 'purchase', 1, now())`,
  take: 'update accounts set spent = spent + 1 where company_id = $1 and user_id = $2 and category_id = 0 and year = 0',
};

// biome-ignore lint/suspicious/noExplicitAny: as above.
const benefit = (row: any) => ({
  id: row.id,
  name: row.name,
  short_description: row.short_description,
  pictures: row.pictures,
  price: row.price / 100,
  currency: row.currency,
  price_currency: row.price / 100,
  price_discount_currency: (row.price * (100 - row.discount)) / 10_000,
  company_price: row.company_price / 100,
  discount: row.discount,
  fixed: row.kind === 'fixed',
  special_offer: row.kind === 'special',
  nfc: row.nfc,
  benefit_type: row.kind,
  category: row.category,
  locations: row.locations,
  monthly: row.monthly,
  favorite: false,
  provider: { id: row.provider_id, name: row.provider_name, picture: row.provider_picture },
});

// biome-ignore lint/suspicious/noExplicitAny: as above.
const TEXTS = (row: any) => ({
  description: row.description,
  instructions: row.instructions,
  limitations: row.limitations,
  promo_material: [],
  how_to_buy: row.way_to_buy,
  website: row.website,
});
