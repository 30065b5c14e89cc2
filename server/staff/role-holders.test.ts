import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_ROLES, COMPANY_ROLES } from '#contract/permissions/roles.ts';
import { MOST_HOLDERS } from '#contract/staff/role-holders.contract.ts';
import { users } from '../people/people.table.ts';
import { makeCrowd } from '../testing/crowd.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database } = shop;

// Removes the admins of other tests, whose roles would be listed.
beforeEach(async () => {
  await database.update(users).set({ adminRoles: [] });
});

const person = (changes: NonNullable<PersonSettings['changes']>, companyId?: number) =>
  shop.person({ ...(companyId !== undefined && { companyId }), changes });
const onPlatform = async (who: Person) => (await shop.call(who, 'GET', '/admin/roles/')).body;
const inCompany = async (who: Person) => (await shop.call(who, 'GET', '/company/roles/')).body;

interface Listed {
  last_name: string;
  is_last_owner: boolean;
}
const names = ({ results }: { results: Listed[] }) => results.map(({ last_name: name }) => name);
const lastOwners = ({ results }: { results: Listed[] }) =>
  names({ results: results.filter((each) => each.is_last_owner) });
const counts = ({ roles }: { roles: { role: string; people: number }[] }) => roles.map(({ people }) => people);

describe('roles on the platform', () => {
  it('are told of all companies, owners first, then by name in Serbian order, and counted for each role', async () => {
    const boss = await person({ adminRoles: ['owner', 'finance'], lastName: 'Žarić' });
    await person({ adminRoles: ['content'], lastName: 'Đurić' });
    await person({ adminRoles: ['content', 'finance'], lastName: 'Čolić' });
    await person({ companyRoles: ['owner'], lastName: 'Nigde' });
    const answer = await onPlatform(boss);

    expect(names(answer)).toEqual(['Žarić', 'Čolić', 'Đurić']);
    expect(answer.roles.map(({ role }: { role: string }) => role)).toEqual([...ADMIN_ROLES]);
    expect(counts(answer)).toEqual([1, 0, 2, 2, 0]);
    expect(answer.results[0]).toEqual({
      id: boss.userId,
      first_name: 'Ana',
      last_name: 'Žarić',
      email: boss.email,
      pending_email: null,
      state: 'active',
      ends_on: null,
      invitation: null,
      company_roles: [],
      is_last_owner: true,
      company: { id: boss.companyId, name: expect.any(String), currency: 'RSD' },
      admin_roles: ['owner', 'finance'],
      has_code: true,
    });
  });

  it('say who is the last owner: whom nobody could take that role from', async () => {
    const boss = await person({ adminRoles: ['owner'], lastName: 'Ilić' });
    await person({ adminRoles: ['owner'], lastName: 'Odlazi', endsOn: '2027-01-31' });
    await person({ adminRoles: ['owner'], lastName: 'Nova', confirmed: false });
    expect(lastOwners(await onPlatform(boss))).toEqual(['Ilić']);

    await person({ adminRoles: ['owner'], lastName: 'Druga' });
    expect(lastOwners(await onPlatform(boss))).toEqual([]);
  });

  it('are read by an auditor, and take one statement beside that of the token', async () => {
    const auditor = await person({ adminRoles: ['auditor'] });
    expect(counts(await onPlatform(auditor))).toEqual([0, 0, 0, 0, 1]);

    const statements = await shop.statements(() => onPlatform(auditor));
    expect(statements).toHaveLength(2);
  });
});

describe('roles in a company', () => {
  it('are told of that company alone, without those of the platform', async () => {
    const boss = await person({ companyRoles: ['owner'], lastName: 'Ilić', adminRoles: ['finance'] });
    await person({ companyRoles: ['people', 'reports'], lastName: 'Savić' }, boss.companyId);
    await person({ lastName: 'Bez' }, boss.companyId);
    await person({ companyRoles: ['owner'], lastName: 'Tuđa' });
    const answer = await inCompany(boss);

    expect(names(answer)).toEqual(['Ilić', 'Savić']);
    expect(lastOwners(answer)).toEqual(['Ilić']);
    expect(answer.roles.map(({ role }: { role: string }) => role)).toEqual([...COMPANY_ROLES]);
    expect(counts(answer)).toEqual([1, 1, 0, 0, 1]);
    expect(answer.results[0]).not.toHaveProperty('admin_roles');
  });

  it('are counted whole where too many have them to be named, and the owners are named first', async () => {
    const boss = await person({ companyRoles: ['owner'], lastName: 'Žutić' });
    const { companyId } = boss;
    await makeCrowd(database, companyId, 210);
    const others = and(eq(users.companyId, companyId), ne(users.id, boss.userId));
    await database
      .update(users)
      .set({ companyRoles: ['reports'] })
      .where(others);
    const answer = await inCompany(boss);

    expect(answer.results).toHaveLength(MOST_HOLDERS);
    expect(names(answer)[0]).toBe('Žutić');
    expect(counts(answer)).toEqual([1, 0, 0, 0, 210]);
  });
});
