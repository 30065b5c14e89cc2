import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminRole, CompanyRole } from '#contract/permissions/roles.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database } from '../database/database.ts';
import { LANES } from '../outbox/lanes.ts';
import { users } from '../people/people.table.ts';
import { readNewest } from '../records/record-list.ts';
import { users as userList } from '../staff/user-list.ts';
import { lanesOf, sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { withPlantedBug } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { toldLists } from '../told-lists.ts';
import { MORNING_MAIL } from './morning-mail.texts.ts';
import { tellMornings } from './tell-mornings.job.ts';

const shop = await startTestApp();
const { database, clock } = shop;

it('counts with the thousands apart, as each language has them', () => {
  expect(MORNING_MAIL.EN.subject(1200)).toBe('New in your lists: 1,200');
  expect(MORNING_MAIL.SR.heading('Ljudi', 1200)).toBe('Ljudi: novo 1.200');
  expect(MORNING_MAIL.SR.more(1197)).toBe('i još 1.197');
});

const warnings: unknown[] = [];
const log = { warn: (facts: unknown) => void warnings.push(facts) };
const tell = (at: string, on: Database = database) => {
  clock.now = new Date(at);
  return tellMornings(on, { lists: toldLists, now: clock.now, log });
};
/** The mails of a morning at this time. */
const told = async (at: string) => {
  await tell(at);
  return sentMails(shop);
};

const onPlatform = (...adminRoles: AdminRole[]) => shop.person({ language: 'SR', changes: { adminRoles } });
const inCompany = (companyId: number, ...companyRoles: CompanyRole[]) =>
  shop.person({ companyId, language: 'EN', changes: { companyRoles } });

type Site = 'admin' | 'company';
const keep = async (
  who: Person,
  site: Site,
  body: { list: string; name: string; address?: object; shared?: boolean },
) => (await shop.call(who, 'POST', `/${site}/saved-lists/`, Object.assign({ address: {} }, body))).body.id as number;
const follow = (who: Person, site: Site, id: number, morning = true) =>
  shop.call(who, 'PUT', `/${site}/saved-lists/${id}/morning/`, { morning });
const addProvider = async (name: string) =>
  (await shop.call(await editor, 'POST', '/admin/providers/', { name })).body.id as number;
const editor = onPlatform('content');

const MONDAY = '2026-11-23';
const [TUESDAY, WEDNESDAY] = ['2026-11-24', '2026-11-25'];

/** A person who follows a list of providers without a picture, which was read on Monday. */
async function follower(name = 'Bez slike') {
  const who = await onPlatform('content');
  const id = await keep(who, 'admin', { list: 'providers', name, address: { picture: 'without', sort: '-changed' } });
  await follow(who, 'admin', id);
  expect(await told(`${MONDAY}T12:00:00+01:00`)).toEqual([]);
  return { who, id };
}

beforeEach(async () => {
  await database.execute(sql`delete from saved_list_mornings`);
  await database.execute(sql`delete from outbox`);
  warnings.length = 0;
});

describe('a list that one follows', () => {
  it('tells in the morning what is new in it, in one’s language, with the way to each', async () => {
    const { who, id } = await follower();
    const ids: number[] = [];
    for (const name of ['Alfa', 'Beta', 'Gama', 'Delta', 'Epsilon', 'Zeta <1>', 'Eta'])
      ids.push(await addProvider(name));
    expect(await told(`${TUESDAY}T06:59:59+01:00`)).toEqual([]);
    const [mail, ...others] = await told(`${TUESDAY}T07:00:00+01:00`);
    expect(others).toEqual([]);
    const list = `https://izbor.example/admin-panel/providers?sort=-changed&picture=without&list=${id}`;
    expect(mail).toMatchObject({
      to: { address: who.email },
      subject: 'Novo na tvojim spiskovima: 7',
      link: list,
      stopAt: list,
    });
    expect(mail?.text.split('\n').slice(0, 9)).toEqual([
      'Novo na tvojim spiskovima',
      '',
      'Bez slike: novo 7',
      list,
      ...['Eta', 'Zeta <1>', 'Epsilon', 'Delta', 'Gama'].map(
        (name, at) => `- ${name}: https://izbor.example/admin-panel/providers?open=${ids[6 - at]}`,
      ),
    ]);
    expect(mail?.text).toContain('- i još 2');
    expect(mail?.text).toContain('„Ne javljaj mi više ujutru“');
    expect(mail?.html).toContain('Zeta &#60;1&#62;');
  });

  it('tells once a day, and nothing when nothing is new', async () => {
    const { who } = await follower();
    await addProvider('Teta');
    expect(await told(`${TUESDAY}T07:10:00+01:00`)).toHaveLength(1);
    expect(await lanesOf(shop, 'list_news', who.companyId)).toEqual([LANES.bulk]);
    await addProvider('Jota');
    expect(await told(`${TUESDAY}T11:00:00+01:00`)).toEqual([]);
    expect((await told(`${WEDNESDAY}T07:00:00+01:00`)).map(({ subject }) => subject)).toEqual([
      'Novo na tvojim spiskovima: 1',
    ]);
    expect(await told('2026-11-26T07:00:00+01:00')).toEqual([]);
  });

  it('tells of an old record that answers to its filters only now', async () => {
    const [{ id = 0 } = {}] = await database
      .execute<{ id: number }>(
        sql`insert into providers (name, search_key, sort_key, picture) values ('Kapa', 'kapa', 'kapa', '/k.jpg') returning id`,
      )
      .then(({ rows }) => rows);
    await follower();
    await database.execute(sql`update providers set picture = null where id = ${id}`);
    const [mail] = await told(`${TUESDAY}T07:00:00+01:00`);
    expect(mail?.text).toContain('- Kapa: ');
  });

  it('after noon waits for the next morning, and then tells of both days', async () => {
    await follower();
    await addProvider('Lambda');
    expect(await told(`${TUESDAY}T12:00:00+01:00`)).toEqual([]);
    await addProvider('Mi');
    const [mail] = await told(`${WEDNESDAY}T07:00:00+01:00`);
    expect(mail?.subject).toBe('Novo na tvojim spiskovima: 2');
    expect(mail?.text.split('\n')[0]).toBe('Novo na tvojim spiskovima');
  });

  it.each([
    [
      '29 March, when an hour is left out',
      '2026-03-28T12:00:00+01:00',
      '2026-03-29T06:59:59+02:00',
      '2026-03-29T07:00:00+02:00',
    ],
    [
      '25 October, which has one twice',
      '2026-10-24T12:00:00+02:00',
      '2026-10-25T06:59:59+01:00',
      '2026-10-25T07:00:00+01:00',
    ],
  ])('tells at seven of Belgrade on %s', async (day, before, early, seven) => {
    const who = await onPlatform('content');
    await follow(who, 'admin', await keep(who, 'admin', { list: 'providers', name: 'Svi' }));
    await tell(before);
    await addProvider(`Ni ${day}`);
    expect(await told(early)).toEqual([]);
    expect(await told(seven)).toHaveLength(1);
    expect(await told(seven)).toEqual([]);
  });

  it('that is changed is looked at anew, and tells of nothing that was there', async () => {
    const { who, id } = await follower();
    await addProvider('Ksi');
    await shop.call(who, 'PATCH', `/admin/saved-lists/${id}/`, { address: { q: 'ksi' } });
    await tell(`${MONDAY}T13:00:00+01:00`);
    expect(await told(`${TUESDAY}T07:00:00+01:00`)).toEqual([]);
    await addProvider('Ksi Dva');
    await addProvider('Omikron');
    expect((await told(`${WEDNESDAY}T07:00:00+01:00`)).map(({ subject }) => subject)).toEqual([
      'Novo na tvojim spiskovima: 1',
    ]);
  });

  it('that is kept in another look tells of what is new all the same', async () => {
    const { who, id } = await follower();
    await addProvider('Nju');
    const address = { picture: 'without', sort: 'name', cols: 'state', rows: 'dense', per: '50' };
    expect((await shop.call(who, 'PATCH', `/admin/saved-lists/${id}/`, { address })).body.address).toEqual(address);
    await tell(`${MONDAY}T13:00:00+01:00`);
    expect((await told(`${TUESDAY}T07:00:00+01:00`)).map(({ subject }) => subject)).toEqual([
      'Novo na tvojim spiskovima: 1',
    ]);
  });
});

it('all lists of somebody are told in one mail, those of a company with its own people', async () => {
  const companyId = await shop.company();
  const hr = await inCompany(companyId, 'owner');
  const here = await keep(hr, 'company', { list: 'people', name: 'Everybody' });
  const sent = await keep(hr, 'company', {
    list: 'invitations',
    name: 'Unopened',
    address: { invitation: 'unopened' },
  });
  for (const id of [here, sent]) await follow(hr, 'company', id);
  await tell(`${MONDAY}T12:00:00+01:00`);
  const ana = await shop.person({ companyId });
  await shop.person();
  await shop.call(hr, 'POST', '/company/invitations/', { email: 'new@jutro.test' });
  await sentMails(shop);
  const [mail, ...others] = await told(`${TUESDAY}T07:00:00+01:00`);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'New in your lists: 2', link: 'https://izbor.example/company-admin/' });
  expect(mail?.text).toContain('Everybody: 1 new');
  expect(mail?.text).toContain(`/company-admin/people?open=${ana.userId}`);
  expect(mail?.text).toContain('- new@jutro.test: https://izbor.example/company-admin/invitations?open=');
});

describe('nobody is told', () => {
  const news = async () => {
    await addProvider(`Pi ${Math.random()}`);
    return told(`${TUESDAY}T07:00:00+01:00`);
  };

  it('who does not want it any more', async () => {
    const { who, id } = await follower();
    expect((await follow(who, 'admin', id, false)).body).toMatchObject({ id, morning: false });
    expect(await news()).toEqual([]);
  });

  it('whose list is deleted', async () => {
    const { who, id } = await follower();
    await shop.call(who, 'DELETE', `/admin/saved-lists/${id}/`);
    expect(await news()).toEqual([]);
  });

  it('who may not read the list any more; and of nothing from that time once they may again', async () => {
    const { who } = await follower();
    const become = (...adminRoles: AdminRole[]) =>
      database.update(users).set({ adminRoles }).where(eq(users.id, who.userId));
    await become();
    expect(await news()).toEqual([]);
    await become('content');
    expect(await told(`${WEDNESDAY}T07:00:00+01:00`)).toEqual([]);
    await addProvider('Ro');
    expect(await told('2026-11-26T07:00:00+01:00')).toHaveLength(1);
  });

  it('who ended', async () => {
    const { who } = await follower();
    await database.update(users).set({ active: false }).where(eq(users.id, who.userId));
    expect(await news()).toEqual([]);
  });

  it('whose company is not active', async () => {
    const { who } = await follower();
    await database.update(companies).set({ active: false }).where(eq(companies.id, who.companyId));
    expect(await news()).toEqual([]);
  });

  it.each<[string, (who: Person, id: number) => Promise<unknown>]>([
    ['lost the role', (who) => database.update(users).set({ adminRoles: [] }).where(eq(users.id, who.userId))],
    ['ended', (who) => database.update(users).set({ active: false }).where(eq(users.id, who.userId))],
    ['stopped it', (who, id) => follow(who, 'admin', id, false)],
    ['removed it', (who, id) => shop.call(who, 'DELETE', `/admin/saved-lists/${id}/`)],
  ])('who %s before the mail left', async (_, happens) => {
    const { who, id } = await follower();
    await addProvider(`Sigma ${Math.random()}`);
    await tell(`${TUESDAY}T07:00:00+01:00`);
    await happens(who, id);
    expect(await sentMails(shop)).toEqual([]);
  });
});

it('a shared list is followed by each for themselves, as long as it is shared', async () => {
  const [owner, mara] = [
    await shop.person({ changes: { adminRoles: ['owner'], oneTimeSecret: 'JBSWY3DPEHPK3PXP' } }),
    await onPlatform('content'),
  ];
  const id = await keep(owner, 'admin', { list: 'providers', name: 'Za sve', shared: true });
  expect((await follow(mara, 'admin', id)).body).toMatchObject({ mine: false, morning: true });
  const read = async (who: Person) => (await shop.call(who, 'GET', '/admin/saved-lists/?list=providers')).body.results;
  expect((await read(owner)).find((one: { id: number }) => one.id === id)).toMatchObject({ morning: false });
  await tell(`${MONDAY}T12:00:00+01:00`);
  await addProvider('Tau');
  expect((await told(`${TUESDAY}T07:00:00+01:00`)).map(({ to }) => to.address)).toEqual([mara.email]);
  await shop.call(owner, 'PATCH', `/admin/saved-lists/${id}/`, { shared: false });
  await addProvider('Ipsilon');
  expect(await told(`${WEDNESDAY}T07:00:00+01:00`)).toEqual([]);
  expect((await follow(mara, 'admin', id)).status).toBe(404);
});

it('a list longer than is looked at is known by its newest people, of whichever company', async () => {
  const [low, high] = [await shop.company(), await shop.company()];
  const [older, newer] = [await shop.person({ companyId: high }), await shop.person({ companyId: low })];
  const ofBoth = { company: `${low},${high}` };
  const newest = (most: number) => readNewest(database, userList(clock.now), { query: ofBoth, most });
  expect(await newest(1)).toEqual([[low, newer.userId]]);
  expect(await newest(2)).toEqual([
    [low, newer.userId],
    [high, older.userId],
  ]);
});

it('a removed list is told of no more, and again once it is restored', async () => {
  const { who, id } = await follower();
  await shop.call(who, 'DELETE', `/admin/saved-lists/${id}/`);
  await addProvider('Omikron');
  expect(await told(`${TUESDAY}T07:00:00+01:00`)).toEqual([]);
  await shop.call(who, 'POST', `/admin/saved-lists/${id}/restore/`);
  // The first morning only reads it, as for a list that was not shared for a while.
  expect(await told(`${WEDNESDAY}T07:00:00+01:00`)).toEqual([]);
  await addProvider('Rho');
  expect((await told('2026-11-26T07:00:00+01:00')).map(({ subject }) => subject)).toEqual([
    'Novo na tvojim spiskovima: 1',
  ]);
});

it('the tree of categories is not told of', async () => {
  const who = await onPlatform('content');
  const id = await keep(who, 'admin', { list: 'categories', name: 'Sve' });
  expect(await follow(who, 'admin', id)).toMatchObject({ status: 409, body: { code: 'saved_lists.not_told' } });
});

it('every list that can be told of is read', async () => {
  const [owner, boss] = [
    await shop.person({ changes: { adminRoles: ['owner'], oneTimeSecret: 'JBSWY3DPEHPK3PXP' } }),
    await shop.person({ changes: { companyRoles: ['owner'] } }),
  ];
  const all: [Person, Site, string][] = [
    ...Object.keys(toldLists.platform).map((list): [Person, Site, string] => [owner, 'admin', list]),
    ...Object.keys(toldLists.company).map((list): [Person, Site, string] => [boss, 'company', list]),
  ];
  for (const [who, site, list] of all) await follow(who, site, await keep(who, site, { list, name: 'Sve' }));
  await tell(`${MONDAY}T12:00:00+01:00`);
  // As if the lists had been empty.
  await database.execute(sql`update saved_list_mornings set seen = '[]'`);
  await tell(`${TUESDAY}T07:00:00+01:00`);
  expect(warnings).toEqual([]);
  const { rows } = await database.execute(sql`select from saved_list_mornings where looked_on = ${TUESDAY}`);
  expect(rows).toHaveLength(all.length);
});

describe('two servers in the same morning', () => {
  const twice = async (on: Database) => {
    await follower(`Trka ${Math.random()}`);
    await addProvider(`Fi ${Math.random()}`);
    const at = `${TUESDAY}T07:00:00+01:00`;
    await Promise.all(Array.from({ length: 4 }, () => tell(at, on)));
    return (await sentMails(shop)).length;
  };

  it('tell it once', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect(await twice(database)).toBe(1);
      await database.execute(sql`delete from saved_list_mornings`);
    }
  });

  it('would tell it twice if they did not wait for each other', async () => {
    const broken: string[] = [];
    const bug = (text: string) => text.replace(' for update of m', '');
    const on = withPlantedBug(database, bug, broken);
    let most = 0;
    for (let round = 0; round < 10 && most < 2; round += 1) {
      most = Math.max(most, await twice(on));
      await database.execute(sql`delete from saved_list_mornings`);
    }
    expect(broken).toEqual([]);
    expect(most).toBeGreaterThan(1);
  });
});
