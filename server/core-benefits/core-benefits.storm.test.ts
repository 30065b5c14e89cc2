import { describe, expect } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { makeBenefit, makeCategory, makeRates } from '../testing/benefits.ts';
import { multipart } from '../testing/files.ts';
import type { Person } from '../testing/people.ts';
import { type Answer, noticing, type Send } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
await makeRates(database, clock.now);
await makeCategory(database, 1);
for (let bought = 0; bought < 4; bought += 1)
  await makeBenefit(database, clock.now, { kind: 'fixed', price: null, nameSr: `Osnovna ${bought}`, bought });

const PATH = '/company/core-benefits/';
const noLock = (text: string) => text.replace(/(select from companies where id = \$1) for no key update/, '$1');

const TEXTS = { short_description_sr: 'Utorkom.', description_sr: '<p>Utorkom.</p>', category_id: '1' };
function add(send: Send, who: Person, name: string): Promise<Answer> {
  const fields = Object.entries(Object.assign({ name_sr: name }, TEXTS));
  const { payload, headers } = multipart(fields.map(([field, text]) => ({ name: field, text })));
  return send(who, 'POST', PATH, payload, headers);
}
const order = (send: Send, who: Person, ids: readonly number[], seen: readonly number[]) =>
  send(who, 'PUT', `${PATH}order/`, { ids, seen });
const change = (send: Send, who: Person, id: number, fields: object) =>
  send(who, 'PATCH', `${PATH}${id}/`, fields, { 'if-revision-match': '1' });

const orderOf = async (who: Person): Promise<number[]> => (await shop.call(who, 'GET', `${PATH}order/`)).body.ids;
const turned = (ids: readonly number[], by: number) => [...ids.slice(by), ...ids.slice(0, by)];

/** Two owners of one company, and its core benefits: four of the platform and one of its own. */
async function company() {
  const ana = await shop.person({ changes: { companyRoles: ['owner'] } });
  const boris = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['owner'] } });
  const { id: own } = (await add(shop.call, ana, 'Rekreacija')).body as { id: number };
  const by = (index: number) => (index % 2 === 0 ? ana : boris);
  return { ana, by, own, ids: await orderOf(ana) };
}

const notedOf = ({ companyId }: Person) =>
  ask<{ kind: string; count: number }>(
    database,
    sql`
    select kind, count(*)::integer as count from changes
    where company_id = ${companyId}::bigint and kind in ('core.ordered', 'core.changed') group by kind order by kind`,
  );

describe(`${STORM} orders of the core benefits that two owners saw alike`, () => {
  noticing(
    shop,
    async (send) => {
      const { ana, by, ids } = await company();
      const wanted = (index: number) => turned(ids, 1 + (index % (ids.length - 1)));
      const answers = await storm(database, (index) => order(send, by(index), wanted(index), ids));
      expect(statuses(answers)).toEqual({ 200: 1, 409: STORM - 1 });
      expect(await orderOf(ana)).toEqual(answers.find(({ status }) => status === 200)?.body.ids);
      expect(await notedOf(ana)).toEqual([{ kind: 'core.ordered', count: 1 }]);
    },
    { noLock },
  );
});

describe(`a core benefit that two owners change ${STORM} times at once, as they saw it`, () => {
  noticing(
    shop,
    async (send) => {
      const { ana, by, own } = await company();
      const answers = await storm(database, (index) => change(send, by(index), own, { name_sr: `Sala broj ${index}` }));
      expect(statuses(answers)).toEqual({ 200: 1, 409: STORM - 1 });
      const saved = answers.find(({ status }) => status === 200)?.body;
      const { body: kept } = await shop.call(ana, 'GET', `${PATH}${own}/`);
      expect(kept).toMatchObject({ name_sr: saved.name_sr, revision: 2 });
      expect(await notedOf(ana)).toEqual([{ kind: 'core.changed', count: 1 }]);
    },
    { noLock },
  );
});

describe('core benefits that one owner puts in order while the other adds some and changes one', () => {
  noticing(
    shop,
    async (send) => {
      const { ana, by, own, ids } = await company();
      const wanted = turned(ids, 2);
      const answers = await storm(database, (index) => {
        if (index === 5) return change(send, by(index), own, { contact: 'sport@burafilm.rs' });
        return index % 10 === 0 ? order(send, by(index), wanted, ids) : add(send, by(index), `Sala broj ${index}`);
      });
      const ordered = answers.filter(({ status }, index) => index % 10 === 0 && status === 200);
      const added = answers.filter(({ status }) => status === 201).map(({ body }) => body.id as number);
      expect(ordered.length).toBeLessThanOrEqual(1);
      expect(added).toHaveLength(STORM - 6);
      // The ordered benefits have the requested order; later ones follow, each with a position of its own.
      const now = await orderOf(ana);
      expect(now.slice(0, ids.length)).toEqual(ordered.length === 1 ? wanted : ids);
      expect(now.toSorted()).toEqual([...ids, ...added].toSorted());
      const [placed] = await ask<{ places: number }>(
        database,
        sql`
        select count(distinct position)::integer as places from core_benefits
        where company_id = ${ana.companyId}::bigint and benefit_id = any (
          select jsonb_array_elements_text(${JSON.stringify(added)}::jsonb)::integer)`,
      );
      expect(placed?.places).toBe(added.length);
      const { body: changed } = await shop.call(ana, 'GET', `${PATH}${own}/`);
      expect(changed).toMatchObject({ contact: 'sport@burafilm.rs', revision: 2 });
    },
    { noLock },
  );
});
