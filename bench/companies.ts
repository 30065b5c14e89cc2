import { randomBytes } from 'node:crypto';
import type { BenchDatabase } from './databases.ts';

export const FEW = 300;
export const MANY = 20_000;

/** An owner of a company, who may also read its figures. */
export interface Owner {
  companyId: number;
  userId: number;
  headers: { authorization: string };
}

/** Owners of a company with 300 people and of one with 20,000. */
export interface Companies {
  few: Owner;
  many: Owner;
}

export async function makeCompanies(database: BenchDatabase): Promise<Companies> {
  const few = await makeCompany(database, FEW);
  const many = await makeCompany(database, MANY);
  await database.query('vacuum analyze');
  return { few, many };
}

/** Creates a company with `size` people who can sign in, each with a flexible budget, and a signed-in owner. */
export async function makeCompany({ query }: BenchDatabase, size: number): Promise<Owner> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await query(
    `with made as (
       insert into companies (name, country, currency, code, card_color, created_at)
       values ('Bench', 'RS', 'RSD', 'BENCH-' || $1::text, 'evergreen', now()) returning id),
     added as (
       insert into users (company_id, email, first_name, last_name, unit, created_at)
       select made.id, 'p-' || n || '-' || lower($1::text) || '@izbor.people', (array['Ana', 'Nikola', 'Đorđe', 'Milica'])[1 + n % 4],
         'Broj ' || lpad((n * 7919 % $2::integer)::text, 5, '0'), 'Jedinica ' || n % 20, now()
       from made, generate_series(1, $2::integer) n returning company_id, id),
     boss as (
       insert into users (company_id, email, first_name, last_name, company_roles, corporate_account, created_at)
       select id, 'boss-' || lower($1::text) || '@izbor.people', 'Vesna', 'Ilić', '{owner}', true, now() from made returning company_id, id),
     opened as (
       insert into accounts (company_id, user_id, category_id, year) select company_id, id, 0, 0 from added),
     session as (
       insert into sessions (token_hash, company_id, user_id, created_at, last_used_at)
       select sha256(convert_to($1, 'UTF8')), company_id, id, now(), now() from boss)
     select company_id::integer as company, id::integer as "user" from boss`,
    [token, size],
  );
  const [{ company, user } = {}] = rows;
  return { companyId: Number(company), userId: Number(user), headers: { authorization: `Token ${token}` } };
}
