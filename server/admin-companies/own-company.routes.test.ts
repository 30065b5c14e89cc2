import { describe, expect, it } from 'vitest';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const owner = await shop.person({ changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' } });
const { companyId } = owner;
const second = await shop.person({
  companyId,
  changes: { companyRoles: ['owner'], firstName: 'Boris', lastName: 'Bo' },
});
const elsewhere = await shop.person({ changes: { companyRoles: ['owner'] } });
const platform = await shop.person({ changes: { adminRoles: ['owner'], firstName: 'Ana', lastName: 'Admin' } });

const at = (seen: number) => ({ 'if-revision-match': String(seen) });
const settings = async (who = owner) => (await shop.call(who, 'GET', '/company/settings/')).body;
const code = async (who = owner) => (await shop.call(who, 'GET', '/company/code/')).body;
const change = (body: unknown, seen: number, who = owner) =>
  shop.call(who, 'PATCH', '/company/settings/', body, at(seen));
const renew = async (who = owner) =>
  shop.call(who, 'POST', '/company/code/renew/', undefined, at((await code(who)).revision));
const register = (companyCode: string) =>
  shop.call(null, 'POST', '/user/register/', {
    email: `new-${Math.random().toString(36).slice(2)}@izbor.test`,
    password: 'Zeleni*list7',
    company_code: companyCode,
    first_name: 'Mina',
    last_name: 'Minić',
    language: 'SR',
  });

describe('what a company promises', () => {
  it('is set by its owners, of one revision, and is in the history of both sides', async () => {
    const { revision, promise_days } = await settings();
    expect(promise_days).toBe(3);
    const changed = await change({ promise_days: 5 }, revision);
    expect(changed.body).toEqual({
      promise_days: 5,
      revision: revision + 1,
      changed: { at: expect.any(String), by: { id: owner.userId, name: 'Vesna Ilić' } },
    });
    const late = await change({ promise_days: 7 }, revision, second);
    expect([late.status, late.body.code, late.body.changed_by.name]).toEqual([409, 'record.changed', 'Vesna Ilić']);
    expect(late.body.record).toMatchObject({ promise_days: 5 });
    expect((await settings(elsewhere)).promise_days).toBe(3);

    const kinds = async (who: Person, path: string) =>
      (await shop.call(who, 'GET', path)).body.results.map(({ kind, by }: { kind: string; by: { name: string } }) => [
        kind,
        by.name,
      ]);
    expect(await kinds(owner, '/company/changes/')).toEqual([['company.changed', 'Vesna Ilić']]);
    const ofCompany = `/admin/companies/${companyId}/`;
    expect(await kinds(platform, `${ofCompany}changes/`)).toEqual([['company.changed', 'Vesna Ilić']]);
    expect((await shop.call(platform, 'GET', ofCompany)).body.changed.by.name).toBe('Vesna Ilić');
  });

  it('is told to two who change it at once, whoever of them is of the platform', async () => {
    const { revision } = await settings();
    const path = `/admin/companies/${companyId}/`;
    expect((await shop.call(platform, 'PATCH', path, { promise_days: 4 }, at(revision))).status).toBe(200);
    const late = await change({ promise_days: 6 }, revision);
    expect([late.status, late.body.changed_by.name]).toEqual([409, 'Ana Admin']);
    expect((await change({ promise_days: 6 }, revision + 1)).status).toBe(200);
    const later = await shop.call(platform, 'PATCH', path, { promise_days: 8 }, at(revision + 1));
    expect([later.status, later.body.changed_by.name]).toEqual([409, 'Vesna Ilić']);
  });

  it.each([
    [{ promise_days: 0 }],
    [{ promise_days: 21 }],
    [{ promise_days: 2.5 }],
    [{ promise_days: 'pet' }],
    [{ code: 'X' }],
  ])('is not %j', async (body) => {
    const before = await settings();
    expect((await change(body, before.revision)).status).toBe(400);
    expect(await settings()).toEqual(before);
  });

  it('is of a revision that was seen', async () => {
    expect((await shop.call(owner, 'PATCH', '/company/settings/', { promise_days: 9 })).status).toBe(428);
    expect((await shop.call(owner, 'POST', '/company/code/renew/')).status).toBe(428);
  });
});

describe('the code of a company', () => {
  it('is another one after a press: nobody registers with the former, and everybody with the new', async () => {
    const { code: former } = await code();
    const renewed = await renew();
    expect(renewed.status).toBe(200);
    expect(renewed.body.code).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/);
    expect(renewed.body.code).not.toBe(former);
    const refused = await register(former);
    expect([refused.status, refused.body.fields]).toEqual([400, { company_code: 'No company has this code' }]);
    expect((await register(renewed.body.code)).status).toBe(201);
    const [last] = (await shop.call(owner, 'GET', '/company/changes/')).body.results;
    expect([last.kind, JSON.stringify(last).includes(former)]).toEqual(['company.code_renewed', false]);
  });

  it('stays where somebody was first', async () => {
    const { revision } = await code();
    await renew(second);
    const late = await shop.call(owner, 'POST', '/company/code/renew/', undefined, at(revision));
    expect([late.status, late.body.code]).toEqual([409, 'record.changed']);
    expect(JSON.stringify(late.body)).not.toContain((await code()).code);
  });

  it('is renewed ten times within an hour at most, by all owners of a company together', async () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_001);
    const answers: number[] = [];
    for (let time = 0; time < 11; time += 1) answers.push((await renew(time % 2 ? owner : second)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await renew(elsewhere)).status).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_001);
    expect((await renew()).status).toBe(200);
  });
});
