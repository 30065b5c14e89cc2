import { expect, it } from 'vitest';
import { sealChanges } from '../changes/seal-changes.job.ts';
import { verifySeals } from '../changes/verify-seals.ts';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { tellMornings } from '../saved-lists/tell-mornings.job.ts';
import { renewSubscriptions } from '../subscriptions/subscriptions.job.ts';
import { makeBenefit, makeCategory } from '../testing/benefits.ts';
import { checkedBudgets } from '../testing/budget-file.ts';
import { pngFile } from '../testing/files.ts';
import { makeCourse, passCourse } from '../testing/learning.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { checkedFile } from '../testing/people-file.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { toldLists } from '../told-lists.ts';

const shop = await startTestApp();
const { database, clock } = shop;
await makeCategory(database, 1);
const operator = await shop.person({ changes: { adminRoles: ['operations'] } });
const owner = await shop.person({ changes: { companyRoles: ['owner'] } });
const { companyId } = owner;

const path = ({ userId }: Person) => `/admin/users/${companyId}/${userId}/`;
const get = async (who: Person) => (await shop.call(operator, 'GET', path(who))).body;
const seen = async (who: Person) => ({ 'if-revision-match': String((await get(who)).revision) });
const erase = (who: Person, by = operator) =>
  shop.call(by, 'POST', `${path(who)}erase/`, { reason: 'Zahtev od 20. novembra' });

async function end(who: Person): Promise<void> {
  const { impact } = (await shop.call(operator, 'GET', `${path(who)}impact/`)).body;
  const body = { impact, reason: 'Odlazi', last_day: null };
  expect((await shop.call(operator, 'POST', `${path(who)}deactivate/`, body, await seen(who))).status).toBe(200);
}

/** Moves a person's account to another address: requests it, and uses the link in the mail to it. */
async function moveTo(email: string, who: Person): Promise<void> {
  await sentMails(shop);
  expect((await shop.call(operator, 'PUT', `${path(who)}email/`, { email }, await seen(who))).status).toBe(200);
  const link = idIn((await sentMails(shop)).find(({ to }) => to.address === email));
  expect((await shop.call(null, 'POST', `/user/new-address/${link}/`)).status).toBe(200);
  await sentMails(shop);
}

/** A person with a unique name and a record in each part of the shop, who was invited at a former address. */
async function jagodinka(): Promise<Person> {
  const changes = {
    email: 'jagodinka@petronijevic.test',
    firstName: 'Jagodinka',
    lastName: 'Petronijević',
    position: 'Geometarka',
    unit: 'Premer',
    externalId: 'GEO-77',
    birthPlace: 'Despotovac',
  };
  expect((await shop.call(owner, 'POST', '/company/invitations/', { email: changes.email })).status).toBe(201);
  const who = await shop.person({ companyId, flexible: 10_000_000, changes });
  const bought = await makeBenefit(database, clock.now, { price: 100_000 });
  const liked = await makeBenefit(database, clock.now);
  for (const [route, body] of [
    ['toggle-cart/', { id: bought }],
    ['complete-purchase/', {}],
    ['toggle-favorite/', { id: liked }],
    ['toggle-cart/', { id: liked }],
  ] as const)
    expect((await shop.call(who, 'POST', `/v2/${route}`, body)).status, route).toBeLessThan(300);
  await shop.send(who, 'PATCH', '/v2/me/', [{ name: 'profile_picture', bytes: pngFile() }]);
  await shop.call(who, 'POST', '/v2/contact/', { subject: 'Ja, Jagodinka', message: 'Petronijević' });
  await passCourse(database, clock.now, who, await makeCourse(database, clock.now));
  const isTheirs = sql`company_id = ${companyId} and email = ${who.email}`;
  await ask(database, sql`update invitations set used_by = ${who.userId} where ${isTheirs}`);
  await moveTo('jagodinka@nova.petronijevic.test', who);
  const edited = { position: 'Geometarka za Despotovac' };
  expect((await shop.call(operator, 'PATCH', path(who), edited, await seen(who))).status).toBe(200);
  return who;
}

/** The tables that contain one of the words in any column but `actor_name`, which the seals cover. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await ask(
      database,
      sql`select from ${sql.raw(`"${name}"`)} t where (to_jsonb(t) - 'actor_name')::text ~* ${words.join('|')} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it('leaves nothing that tells of whoever has left, and all that was paid', async () => {
  const who = await jagodinka();
  const words = ['jagodink', 'petronijevi', 'geometark', 'GEO-77', 'despotov'];
  const orders = await ask<{ id: number }>(database, sql`select id from orders where user_id = ${who.userId}`);
  expect(orders).toHaveLength(1);
  await ask(database, sql`update orders set status = 'completed' where user_id = ${who.userId}`);
  await end(who);
  await sealChanges(database, clock.now);
  expect(await tablesWith(words)).toEqual([
    'certificates',
    'change_values',
    'contact_messages',
    'invitations',
    'mail_links',
    'outbox',
    'people',
    'users',
  ]);

  const stood = await reconcile(database);

  expect((await erase(who)).status).toBe(204);
  expect(await tablesWith(words)).toEqual([]);
  expect(await get(who)).toMatchObject({
    first_name: '',
    last_name: '',
    email: `erased-${who.userId}@erased.invalid`,
    profile_picture: null,
    state: 'erased',
  });
  expect(await ask(database, sql`select from files where user_id = ${who.userId}`)).toEqual([]);
  expect(await ask(database, sql`select from orders where user_id = ${who.userId}`)).toHaveLength(1);
  // Compared with before: the course that this test passes has no answers.
  expect(await reconcile(database)).toEqual(stood);

  const { results } = (await shop.call(operator, 'GET', `${path(who)}changes/`)).body;
  const [erasing, ended, edited] = results;
  expect(erasing).toMatchObject({ kind: 'person.erased', reason: 'Zahtev od 20. novembra', values: [] });
  expect(ended.values.every((value: { erased: boolean }) => value.erased)).toBe(true);
  expect(edited.values).toEqual([{ field: 'position', before: null, after: null, erased: true }]);
  expect(await verifySeals(database)).toMatchObject({ broken: [] });
});

it('leaves nothing of them in the files that brought them and their budgets, and what these moved', async () => {
  const email = 'ljubivoje@vukotic.test';
  const words = ['ljubivoj', 'vukoti'];
  const commit = async (route: string, id: number) =>
    expect((await shop.call(owner, 'POST', `/company/${route}/${id}/commit/`, {})).body).toMatchObject({
      status: 'done',
    });
  const rows = [[email, 'Ljubivoje', 'Vukotić', 'Premer']] as const;
  await commit('imports', await checkedFile(database, owner, { rows, now: clock.now }));
  const [{ userId } = { userId: 0 }] = await ask<{ userId: number }>(
    database,
    sql`update users set confirmed = true where company_id = ${companyId} and email = ${email} returning id as "userId"`,
  );
  const who = Object.assign({}, owner, { userId, email });
  const budgets = await checkedBudgets(database, owner, { rows: [[email, '120']], now: clock.now });
  await commit('budget-imports', budgets);
  await end(who);
  expect(await tablesWith(words)).toEqual(['change_values', 'import_rows', 'people', 'users']);
  const figures = async () => {
    const { figures: rows, budget } = (await shop.call(owner, 'GET', `/company/budget-imports/${budgets}/`)).body;
    return { rows, budget };
  };
  const [stood, reckoned] = [await figures(), await reconcile(database)];

  expect((await erase(who)).status).toBe(204);

  expect(await tablesWith(words)).toEqual([]);
  expect([await figures(), await reconcile(database)]).toEqual([stood, reckoned]);
  const { results } = (await shop.call(owner, 'GET', `/company/budget-imports/${budgets}/rows/`)).body;
  expect(results).toMatchObject([{ outcome: 'added', changes: [{ field: 'amount', after: '120.00' }] }]);
});

it('leaves nothing of them in the mails that told others of a list', async () => {
  const address = { company: String(companyId) };
  const list = { list: 'users', name: 'Novi ljudi', address };
  const { id } = (await shop.call(operator, 'POST', '/admin/saved-lists/', list)).body;
  await shop.call(operator, 'PUT', `/admin/saved-lists/${id}/morning/`, { morning: true });
  const morning = async (at: string) => {
    clock.now = new Date(at);
    await tellMornings(database, { lists: toldLists, now: clock.now, log: { warn: () => {} } });
    return sentMails(shop);
  };
  await morning('2026-11-20T12:00:00Z');
  const who = await shop.person({ companyId, changes: { firstName: 'Dobrosav', lastName: 'Ristivojević' } });
  const [mail] = await morning('2026-11-21T07:00:00Z');
  expect(mail?.text).toContain('- Dobrosav Ristivojević: ');
  // As the previous version stored it.
  await ask(
    database,
    sql`insert into outbox (company_id, kind, payload, created_at, next_attempt_at, delivered_at)
      values (${operator.companyId}, 'list_news', '{"userId": 1, "news": [{"name": "Dobrosav"}]}', now(), now(), now())`,
  );
  await end(who);
  await erase(who);
  expect(await tablesWith(['dobrosav', 'ristivojevi'])).toEqual([]);
});

it('leaves nothing of the days on which they were away, nor of those whose work they had', async () => {
  const reviewer = (firstName: string, lastName: string) =>
    shop.person({ companyId, flexible: 200_000, changes: { companyRoles: ['reviewer'], firstName, lastName } });
  const [who, colleague] = [await reviewer('Krstivoje', 'Lalatović'), await reviewer('Mila', 'Simić')];
  const words = ['krstivoj', 'lalatovi', 'stevanovi'];
  const away = (of: Person, to: Person, from: string, until: string) =>
    shop.call(of, 'PUT', '/company/absence/', { from, to: until, delegate: to.userId });
  expect((await away(who, colleague, '2026-12-01', '2026-12-04')).status).toBe(200);
  expect((await away(colleague, who, '2026-12-07', '2026-12-11')).status).toBe(200);
  const absences = () => ask<object>(database, sql`select from absences where ${who.userId} in (user_id, delegate)`);
  const request = await makeRequest(database, clock.now, colleague);
  const assigned = { to: who.userId };
  expect((await shop.call(owner, 'POST', `/company/requests/${request}/assign/`, assigned)).status).toBe(200);
  // The person marries and changes their name.
  const married = { last_name: 'Stevanović' };
  expect((await shop.call(operator, 'PATCH', path(who), married, await seen(who))).status).toBe(200);
  expect((await away(colleague, who, '2026-12-07', '2026-12-12')).status).toBe(200);
  await end(who);
  expect([await tablesWith(words), (await absences()).length]).toEqual([['change_values', 'users'], 2]);

  expect((await erase(who)).status).toBe(204);

  expect([await tablesWith(words), await absences()]).toEqual([[], []]);
  const { results } = (await shop.call(operator, 'GET', `${path(colleague)}changes/`)).body;
  expect(results[0]).toMatchObject({ kind: 'person.absence_set' });
});

it('takes their name out of what others were told, and leaves who is called nearly alike', async () => {
  const reviewer = (firstName: string, lastName: string) =>
    shop.person({ companyId, flexible: 400_000, changes: { companyRoles: ['reviewer'], firstName, lastName } });
  const [who, colleague, third] = [
    await reviewer('Živorad', 'O’Lučić & Sin'),
    await reviewer('Ana', 'Živorad O’Lučić & Sinovac'),
    await reviewer('Mila', 'Simić'),
  ];
  const assign = async (by: Person, of: Person, to: Person) => {
    const request = await makeRequest(database, clock.now, of);
    const assigned = await shop.call(by, 'POST', `/company/requests/${request}/assign/`, { to: to.userId });
    expect(assigned.status).toBe(200);
    const taken = await shop.call(of, 'PATCH', `/v2/requests/${request}/`, { status: 'cancelled' });
    expect(taken.status).toBe(200);
  };
  await assign(owner, who, third);
  await assign(who, colleague, third);
  await assign(who, colleague, third);
  const married = { last_name: 'Lučić-Žikić' };
  expect((await shop.call(operator, 'PATCH', path(who), married, await seen(who))).status).toBe(200);
  await assign(who, colleague, third);
  // An admin of the platform may belong to another company.
  const elsewhere = await shop.person({ changes: { adminRoles: ['finance'] } });
  await ask(
    database,
    sql`insert into notifications (company_id, user_id, title_en, title_sr, text_en, text_sr, search_en, search_sr, send_from, created_at)
      values (${elsewhere.companyId}, ${elsewhere.userId}, '', '', '<p>Živorad Lučić-Žikić proposes 117.</p>',
        '<p>Živorad Lučić-Žikić predlaže 117.</p>', 'zivorad lucic-zikic proposes 117.', 'zivorad lucic-zikic predlaze 117.', 'Izbor', now())`,
  );
  const told = async (of: Person, search = '') =>
    (await shop.call(of, 'GET', `/v2/notifications/?search=${encodeURIComponent(search)}`)).body.results.map(
      ({ text }: { text: string }) => text,
    );
  expect(await told(elsewhere)).toEqual(['<p>Živorad Lučić-Žikić proposes 117.</p>']);
  await end(who);

  expect((await erase(who)).status).toBe(204);

  const ofColleague = 'Ana Živorad O’Lučić &amp; Sinovac, ';
  const texts = await told(third);
  expect(texts).toHaveLength(4);
  for (const text of texts.slice(0, 3)) expect(text).toMatch(new RegExp(`^<p>— assigned request .*: ${ofColleague}`));
  expect(texts[3]).toContain(' to you: —, ');
  expect(await told(third, 'Živorad O’Lučić & Sin, ')).toEqual([]);
  expect(await told(third, 'Žikić')).toEqual([]);
  expect(await told(third, 'Sinovac')).toHaveLength(3);
  expect(await told(elsewhere)).toEqual(['<p>— proposes 117.</p>']);
  const kept = await ask<{ payload: object }>(
    database,
    sql`select payload from outbox where company_id = ${companyId} and payload ->> 'userId' = ${String(third.userId)}`,
  );
  expect(kept).toHaveLength(4);
  expect(JSON.stringify(kept)).not.toMatch(/Živorad/);
});

it('ends a subscription that still ran without a word to anybody', async () => {
  const who = await shop.person({ companyId, flexible: 10_000_000 });
  const monthly = await makeBenefit(database, clock.now, { monthly: true });
  const subscribing = { benefit_id: monthly, user_id: who.userId };
  expect((await shop.call(who, 'POST', '/v2/subscriptions/', subscribing)).status).toBe(201);
  await end(who);
  await erase(who);
  await renewSubscriptions(database, {
    now: new Date('2026-12-05T08:00:00Z'),
    log: { info: () => {}, warn: () => {} },
  });
  const left = await ask<object>(
    database,
    sql`
    select s.ended_by as "endedBy", (select count(*)::integer from notifications n where n.user_id = s.user_id) as told,
      (select count(*)::integer from outbox x
        where x.delivered_at is null and x.payload ->> 'userId' = s.user_id::text) as mails
    from subscriptions s where s.user_id = ${who.userId}`,
  );
  expect(left).toEqual([{ endedBy: 'closed', told: 0, mails: 0 }]);
});

it('sends them nothing that still waited, be it of an order or a request', async () => {
  const who = await shop.person({ companyId, flexible: 10_000_000 });
  await sentMails(shop);
  const bought = await makeBenefit(database, clock.now, { price: 100_000 });
  await shop.call(who, 'POST', '/v2/toggle-cart/', { id: bought });
  expect((await shop.call(who, 'POST', '/v2/complete-purchase/', {})).status).toBe(200);
  await ask(database, sql`update orders set status = 'completed' where user_id = ${who.userId}`);
  const request = await makeRequest(database, clock.now, who);
  for (const body of [{ status: 'in_review' }, { status: 'rejected', reason: 'Staro' }])
    expect((await shop.call(owner, 'PATCH', `/company/requests/${request}/`, body)).status).toBe(200);
  await end(who);
  await erase(who);
  expect((await sentMails(shop)).filter(({ to }) => to.address.endsWith('@erased.invalid'))).toEqual([]);
});

it('frees the address for somebody new', async () => {
  const email = 'nova@petronijevic.test';
  const who = await shop.person({ companyId, changes: { email } });
  await end(who);
  await erase(who);
  const added = { company: companyId, email, first_name: 'Nova', last_name: 'Osoba' };
  expect((await shop.call(operator, 'POST', '/admin/users/', added)).status).toBe(201);
});

it('refuses who is still here, oneself, and what is under way, and is done once', async () => {
  const who = await shop.person({ companyId, flexible: 10_000_000 });
  const request = await makeRequest(database, clock.now, who);
  const code = async (answer: ReturnType<typeof erase>) => [(await answer).status, (await answer).body?.code];
  expect(await code(erase(who))).toEqual([409, 'staff.not_closed']);
  const own = shop.call(operator, 'POST', `/admin/users/${operator.companyId}/${operator.userId}/erase/`, {
    reason: 'x',
  });
  expect(await code(own)).toEqual([403, 'staff.own']);
  await end(who);
  expect(await code(erase(who))).toEqual([409, 'staff.unsettled']);
  expect((await get(who)).first_name).toBe('Ana');
  for (const body of [{ status: 'in_review' }, { status: 'rejected', reason: 'Staro' }])
    expect((await shop.call(owner, 'PATCH', `/company/requests/${request}/`, body)).status).toBe(200);
  expect(await code(erase(who))).toEqual([204, undefined]);
  expect(await code(erase(who))).toEqual([409, 'staff.erased']);
});

it('cannot be taken back: neither opened again nor written to', async () => {
  const who = await shop.person({ companyId });
  await end(who);
  await erase(who);
  const reopened = await shop.call(operator, 'POST', `${path(who)}reactivate/`, undefined, await seen(who));
  const written = await shop.call(operator, 'PATCH', path(who), { position: 'Vođa' }, await seen(who));
  expect([reopened.body.code, written.body.code]).toEqual(['staff.erased', 'staff.erased']);
  const listed = await shop.call(operator, 'GET', `/admin/users/?company=${companyId}&state=erased`);
  expect(listed.body.results.map(({ id }: { id: number }) => id)).toContain(who.userId);
  const left = await shop.call(operator, 'GET', `/admin/users/?company=${companyId}&state=ended`);
  expect(left.body.results.map(({ id }: { id: number }) => id)).not.toContain(who.userId);
  const url = `/api/admin/users/export/?company=${companyId}&state=erased`;
  const { payload } = await shop.app.inject({ url, headers: operator.headers });
  expect(payload).toContain('"Obrisana osoba / Erased person"');
  expect(payload).not.toContain('erased.invalid');
});
