import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { couponNames } from '../coupons/coupon-names.ts';
import { coupons } from '../coupons/coupons.table.ts';
import { bulkCallsBy } from '../testing/bulks.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
// A Tuesday, 11:00 in Belgrade.
clock.now = new Date('2026-11-24T10:00:00Z');
const HOUR = 60 * 60 * 1000;
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

const owner = (language: Language = 'SR') => shop.person({ language, changes: { adminRoles: ['owner'] } });
const boss = () => shop.person({ changes: { companyRoles: ['owner'] } });
const beat = async (who: Person, site = 'admin') => (await shop.call(who, 'GET', `/${site}/pulse/`)).body.tasks;
const abouts = async (who: Person, site?: string) =>
  (await beat(who, site)).map(({ kind, about }: { kind: string; about: string | null }) => [kind, about]);

describe('a task of an announcement', () => {
  const send = async (who: Person, titles: object) => {
    const fields = { text_sr: '<p>Od 9 do 17.</p>', audience: { companies: [who.companyId] } };
    const made = (await shop.call(who, 'POST', '/admin/announcements/', Object.assign(fields, titles))).body;
    const seen = { 'if-revision-match': String(made.revision) };
    const sent = await shop.call(who, 'POST', `/admin/announcements/${made.id}/send/`, { count: 1 }, seen);
    expect(sent.status).toBe(202);
  };

  it('is told from another of the same hour by its title, in the language of who reads, else in the other', async () => {
    const [ana, elma] = [await owner('SR'), await owner('EN')];
    const titles = [
      { title_sr: 'Zimski raspored', title_en: 'Winter hours' },
      { title_sr: '', title_en: 'Parking' },
      { title_sr: 'Parking', title_en: '' },
    ];
    for (const who of [ana, elma]) for (const title of titles) await send(who, title);
    const named = (...names: string[]) => names.map((name) => ['announcement', name]);
    expect(await abouts(ana)).toEqual(named('Parking', 'Parking', 'Zimski raspored'));
    expect(await abouts(elma)).toEqual(named('Parking', 'Parking', 'Winter hours'));
  });
});

describe('a task of an import', () => {
  const ROWS = [['nova@more.rs', 'Nova', 'Morska']];
  const bring = async (who: Person, base: string, fields: { file_name: string; company?: number }) => {
    const begun = Object.assign({ columns: ['E-adresa', 'Ime', 'Prezime'], rows: ROWS.length }, fields);
    const { id } = (await shop.call(who, 'POST', base, begun)).body;
    await shop.call(who, 'PUT', `${base}${id}/rows/`, { from: 2, rows: ROWS });
    const mapping = { email: 0, first_name: 1, last_name: 2 };
    expect((await shop.call(who, 'PUT', `${base}${id}/mapping/`, { mapping })).status).toBe(202);
  };

  it('is told from another by its file, and on the platform by its company too', async () => {
    const [vesna, helper] = [await boss(), await owner()];
    await bring(vesna, '/company/imports/', { file_name: 'prodaja.csv' });
    await bring(vesna, '/company/imports/', { file_name: 'magacin.csv' });
    expect(await abouts(vesna, 'company')).toEqual([
      ['import_check', 'magacin.csv'],
      ['import_check', 'prodaja.csv'],
    ]);
    await bring(helper, '/admin/user-imports/', { file_name: 'ljudi.csv', company: vesna.companyId });
    expect(await abouts(helper)).toEqual([['user_import_check', 'ljudi.csv, Vetar d.o.o.']]);
  });

  it('tells nobody else of anything', async () => {
    const vesna = await boss();
    await bring(vesna, '/company/imports/', { file_name: 'plate.csv' });
    const [{ id }] = await beat(vesna, 'company');
    const colleague = await shop.person({ companyId: vesna.companyId, changes: { companyRoles: ['owner'] } });
    for (const [who, site] of [
      [colleague, 'company'],
      [await owner(), 'admin'],
    ] as const) {
      const seen = [
        await shop.call(who, 'GET', `/${site}/pulse/`),
        await shop.call(who, 'GET', `/${site}/tasks/`),
        await shop.call(who, 'GET', `/${site}/tasks/${id}/`),
      ];
      expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain('plate');
    }
  });
});

describe('a task of a change of many', () => {
  const many = async (who: Person) => {
    const rows = ['A', 'B'].map((name) =>
      Object.assign({ percentOff: 20, createdAt: clock.now }, couponNames(`${who.userId} ${name}`)),
    );
    const made = await database.insert(coupons).values(rows).returning({ id: coupons.id });
    const calls = bulkCallsBy(shop, who, '/user/coupon/bulk/');
    const ids = made.map(({ id }) => id);
    const { id } = (await calls.preview({ ids, action: 'switch_off' })).body;
    return Object.assign({ id, ids }, calls);
  };
  const undoOf = async (who: Person) =>
    (await beat(who)).map(({ kind, undo_until }: { kind: string; undo_until: string | null }) => [kind, undo_until]);

  it('is told from others by what it does, in the language of who reads, also when it is taken back', async () => {
    const [ana, elma] = [await owner('SR'), await owner('EN')];
    for (const who of [ana, elma]) {
      const { id, run, undo } = await many(who);
      await run(id);
      await undo(id);
    }
    const named = (name: string) => [
      ['coupon_bulk_undo', name],
      ['coupon_bulk', name],
    ];
    expect([await abouts(ana), await abouts(elma)]).toEqual([named('Isključivanje'), named('Switch off')]);
  });

  it('says for a day until when it can be taken back, and no more once it was', async () => {
    const ana = await owner();
    const { id, call, run, undo } = await many(ana);
    const tomorrow = new Date(clock.now.getTime() + 24 * HOUR).toISOString();
    expect((await call('POST', `${id}/run/`)).status).toBe(200);
    // Nothing has been changed yet.
    expect(await undoOf(ana)).toEqual([['coupon_bulk', null]]);
    await run(id);
    expect(await undoOf(ana)).toEqual([['coupon_bulk', tomorrow]]);
    const [{ id: task, bulk }] = await beat(ana);
    expect([bulk, (await shop.call(ana, 'GET', `/admin/tasks/${task}/`)).body.undo_until]).toEqual([id, tomorrow]);
    later(HOUR);
    await undo(id);
    expect(await undoOf(ana)).toEqual([
      ['coupon_bulk_undo', null],
      ['coupon_bulk', null],
    ]);
  });

  it('that was stopped on its way back can still be taken back, from where it was made', async () => {
    const ana = await owner();
    const { id, call, run, undo } = await many(ana);
    const tomorrow = new Date(clock.now.getTime() + 24 * HOUR).toISOString();
    await run(id);
    await call('POST', `${id}/undo/`);
    const [back] = await beat(ana);
    await shop.call(ana, 'POST', `/admin/tasks/${back.id}/cancel/`);
    await undo(id);
    expect(await undoOf(ana)).toEqual([
      ['coupon_bulk_undo', null],
      ['coupon_bulk', tomorrow],
    ]);
  });

  it('of which nothing was changed, for all had moved, has nothing to be taken back', async () => {
    const ana = await owner();
    const { id, ids, run } = await many(ana);
    for (const one of ids)
      await shop.call(ana, 'PATCH', `/user/coupon/${one}/`, { percent_off: 30 }, { 'if-revision-match': '1' });
    await run(id);
    expect(await undoOf(ana)).toEqual([['coupon_bulk', null]]);
  });
});
