import { and, eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../people/people.table.ts';
import type { Person } from '../testing/people.ts';
import { type Checks, noticing, type Send } from '../testing/planted-bugs.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database } = shop;
const FIRST = { 'if-revision-match': '1' };
const NONE = { admin_roles: [], company_roles: [], corporate_account: false };

// The planted bug: owners are counted without the lock, and a pause lets the other call come between.
const countedBefore = (text: string) =>
  text
    .replace(/(select from companies where id = \$1) for no key update/, '$1')
    .replace('pg_advisory_xact_lock(', 'abs(')
    .replace('select (select count(*)::integer', 'select pg_sleep(0.05), (select count(*)::integer');

/** Two owners remove each other's role simultaneously: one succeeds, the other is refused, and an owner is left. */
async function eachOther(demote: (by: Person, other: Person) => ReturnType<Send>, pair: [Person, Person]) {
  const [one, two] = pair;
  const answers = await Promise.all([demote(one, two), demote(two, one)]);
  // The slower one is refused, either as it would remove the last owner, or since its caller is already signed out.
  const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code)).sort();
  expect(['done,roles.last_owner', 'done,session.missing']).toContain(codes.join());
}

describe('two owners of a company demote each other at once', () => {
  const checks: Checks = async (send) => {
    const companyId = await shop.company();
    const owner = () => shop.person({ companyId, changes: { companyRoles: ['owner'] } });
    const demote = (by: Person, { userId }: Person) =>
      send(by, 'PUT', `/company/people/${userId}/roles/`, { company_roles: ['reports'] }, FIRST);
    await eachOther(demote, [await owner(), await owner()]);
    const left = and(eq(users.companyId, companyId), sql`'owner' = any(company_roles)`);
    expect(await database.$count(users, left)).toBe(1);
  };
  noticing(shop, checks, { countedBefore });
});

describe('two owners of the platform demote each other at once', () => {
  const checks: Checks = async (send) => {
    await database.update(users).set({ adminRoles: [] });
    const owner = () => shop.person({ changes: { adminRoles: ['owner'] } });
    const demote = (by: Person, { companyId, userId }: Person) =>
      send(by, 'PUT', `/admin/users/${companyId}/${userId}/roles/`, NONE, FIRST);
    await eachOther(demote, [await owner(), await owner()]);
    expect(await database.$count(users, sql`is_admin`)).toBe(1);
  };
  noticing(shop, checks, { countedBefore });
});
