import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const admin = await shop.person({ changes: { adminRoles: ['owner'], firstName: 'Ana', lastName: 'Admin' } });
const boss = await shop.person({ changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' } });
const { companyId } = boss;

const seen = (revision: number) => ({ 'if-revision-match': String(revision) });
const own = (id: number, query = '') => shop.call(boss, 'GET', `/company/people/${id}/changes/${query}`);
const all = (id: number, query = '') => shop.call(admin, 'GET', `/admin/users/${companyId}/${id}/changes/${query}`);

async function somebody(): Promise<number> {
  const person = { email: `${Math.random()}@vetar.rs`, first_name: 'Una', last_name: 'Savić', birth_place: 'Niš' };
  return (await shop.call(boss, 'POST', '/company/people/', person)).body.id;
}

it('tells both sites what was changed of a person and by whom, the newest first; birth is told on the platform alone', async () => {
  const id = await somebody();
  await shop.call(boss, 'PATCH', `/company/people/${id}/`, { unit: 'Prodaja', birth_place: 'Bor' }, seen(1));
  const { body } = await own(id);
  expect(body).toMatchObject({
    next: null,
    results: [
      {
        kind: 'person.changed',
        by: { name: 'Vesna Ilić' },
        fields: ['unit'],
        values: [{ before: '', after: 'Prodaja' }],
      },
      { kind: 'person.added' },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/Bor|Niš/);
  const [changed] = (await all(id)).body.results;
  expect(changed.values).toContainEqual({ field: 'birth_place', before: 'Niš', after: 'Bor', erased: false });
});

it('tells a company what the platform did about how somebody signs in, with the reason', async () => {
  const { userId } = await shop.person({ companyId });
  const path = `/admin/users/${companyId}/${userId}/`;
  await shop.call(admin, 'POST', `${path}sessions/end/`, { reason: 'Izgubljen telefon' });
  const roles = { admin_roles: [], company_roles: ['reports'], corporate_account: false };
  await shop.call(admin, 'PUT', `${path}roles/`, roles, seen(1));
  expect((await own(userId)).body.results).toMatchObject([
    { kind: 'person.roles_changed', values: [{ field: 'company_roles', before: [], after: ['reports'] }] },
    { kind: 'person.signed_out', reason: 'Izgubljen telefon', by: { name: 'Ana Admin' }, values: [] },
  ]);
});

it('goes on from page to page in two statements, and is nothing of who is not there', async () => {
  const id = await somebody();
  for (const [at, unit] of ['A', 'B', 'C'].entries())
    await shop.call(boss, 'PATCH', `/company/people/${id}/`, { unit }, seen(at + 1));
  const { next, results } = (await own(id, '?page_size=2')).body;
  expect(next).toBe(`/api/company/people/${id}/changes/?page_size=2&before=${results[1].id}`);
  const rest = (await shop.call(boss, 'GET', next.slice('/api'.length))).body;
  expect(rest).toMatchObject({ next: null, results: [{ fields: ['unit'] }, { kind: 'person.added' }] });
  expect(await shop.statements(() => own(id))).toHaveLength(2);
  expect((await all(id, '?page_size=1')).body.next).toMatch(`/api/admin/users/${companyId}/${id}/changes/`);
  const stranger = await shop.person();
  expect([(await own(stranger.userId)).status, (await all(stranger.userId)).status]).toEqual([404, 404]);
  expect((await own(boss.userId)).body.results).toEqual([]);
});
