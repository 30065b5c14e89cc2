import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { outbox } from '../outbox/outbox.table.ts';
import type { Person } from '../testing/people.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { contactMessages } from './contact.table.ts';

const shop = await startTestApp();
const { database } = shop;

const key = { 'idempotency-key': 'one-press-of-send' };
const keptOf = ({ companyId }: Person) => database.select().from(contactMessages).where(sql`company_id = ${companyId}`);
const mailsOf = ({ companyId }: Person) => database.select().from(outbox).where(sql`company_id = ${companyId}`);

/** Planted bugs that a storm must notice: statements without their locks. */
const bugs = {
  noKey: (text: string) => text.replace('$5, $6::timestamptz', '$5 || random()::text, $6::timestamptz'),
  alwaysNew: (text: string) => text.replace('xmax = 0 as is_new', 'true as is_new'),
  noCompare: (text: string) => text.replace(/\(subject, message\) = \(\$\d+, \$\d+\)/, '$7 || $8 is not null'),
};

describe(`one message sent ${STORM} times at once is one, with two mails and one answer`, () => {
  noticing(
    shop,
    async (send) => {
      const ana = await shop.person();
      const body = { subject: 'Kartica', message: 'Ne radi.' };
      const answers = await storm(database, () => send(ana, 'POST', '/v2/contact/', body, key));
      expect(statuses(answers)).toEqual({ 201: STORM });
      expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
      expect([(await keptOf(ana)).length, (await mailsOf(ana)).length]).toEqual([1, 2]);
    },
    { noKey: bugs.noKey, alwaysNew: bugs.alwaysNew },
  );
});

describe(`${STORM} messages with one key at once: one is sent, and the others are refused`, () => {
  noticing(
    shop,
    async (send) => {
      const ana = await shop.person();
      const answers = await storm(database, (index) =>
        send(ana, 'POST', '/v2/contact/', { subject: 'Kartica', message: `Ne radi, ${index}.` }, key),
      );
      expect(statuses(answers)).toEqual({ 201: 1, 422: STORM - 1 });
      const winner = answers.findIndex(({ status }) => status === 201);
      expect(await keptOf(ana)).toMatchObject([{ message: `Ne radi, ${winner}.` }]);
      expect(await mailsOf(ana)).toHaveLength(2);
    },
    { noKey: bugs.noKey, noCompare: bugs.noCompare },
  );
});

describe('fifty messages of one person at once', () => {
  noticing(
    shop,
    async (send) => {
      const ana = await shop.person();
      const body = { subject: 'Kartica', message: 'Ne radi.' };
      const answers = await storm(database, () => send(ana, 'POST', '/v2/contact/', body));
      // Ten an hour: the others are neither stored nor mailed.
      expect(statuses(answers)).toEqual({ 201: 10, 429: STORM - 10 });
      expect([(await keptOf(ana)).length, (await mailsOf(ana)).length]).toEqual([10, 20]);
    },
    { neverNew: (text) => text.replace('is_new as "isNew"', 'false as "isNew"') },
  );
});
