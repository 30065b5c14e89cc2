import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { resetPassword } from '../password-reset/password-reset.service.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { openAllConnections, startTestApp } from '../testing/test-app.ts';
import { invite, withdraw } from './invitations.service.ts';
import { confirm, register } from './registration.service.ts';

const shop = await startTestApp();
const { database, clock } = shop;

// Ten attempts an hour are allowed for an address (registration-limits.ts); here each comes from another network.
const TRIES = 10;
let made = 0;

const freshEmail = () => {
  made += 1;
  return `oluja-${made}@izbor.test`;
};
const form = (email: string, way: { company_code: string } | { invite: string }) => ({
  first_name: 'Mina',
  last_name: 'Šarić',
  email,
  password: 'Zeleni*list7',
  language: 'SR' as const,
  ...way,
});

/** How an attempt ended: done, refused with a code, or failed. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : 'broken'),
  );
const counted = (outcomes: readonly string[]) =>
  Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]));

async function together<Answer>(call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  await openAllConnections(database);
  return Promise.all(Array.from({ length: TRIES }, (_, index) => call(index)));
}

const registerFrom = (on: Database, index: number, body: ReturnType<typeof form>) =>
  register(on, body, { address: `10.7.${made % 250}.${index}`, now: clock.now });

interface Row extends Record<string, unknown> {
  company: number;
  confirmed: boolean;
  active: boolean;
  holds: boolean;
}

/** The accounts with an address; `holds` marks the one that the address leads to. */
const accountsOf = async (email: string) =>
  (
    await database.execute<Row>(sql`
      select u.company_id::integer as company, u.confirmed, u.active, p.user_id is not null as holds
      from users u left join people p on p.email = u.email and p.company_id = u.company_id and p.user_id = u.id
      where u.email = ${email} order by u.company_id`)
  ).rows;

async function companyWithCode(): Promise<{ company: number; company_code: string }> {
  const company = await shop.company();
  const { rows } = await database.execute<{ code: string }>(sql`select code from companies where id = ${company}`);
  return { company, company_code: rows[0]?.code ?? '' };
}

async function invited() {
  await sentMails(shop);
  const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
  const email = freshEmail();
  const { id } = await invite(database, { ...boss, language: 'SR' }, { email }, clock.now);
  const [mail] = await sentMails(shop);
  return { boss, email, id, way: { invite: idIn(mail) } };
}

describe(`one invitation accepted ${TRIES} times at once is one account`, () => {
  noticing(
    shop,
    async (_send, on) => {
      const { email, boss, way } = await invited();
      const outcomes = await together((index) => outcome(registerFrom(on, index, form(email, way))));
      expect(counted(outcomes)).toEqual({ done: TRIES });
      const own = { company: boss.companyId, confirmed: false, active: true, holds: true };
      expect(await accountsOf(email)).toEqual([own]);
      const { rows } = await database.execute(sql`
        select from invitations i join users u on u.company_id = i.company_id and u.id = i.used_by where u.email = ${email}`);
      expect(rows).toHaveLength(1);
    },
    { noMemory: (text) => text.replace('from people where email = $1', "from people where email = $1 || 'x'") },
  );
});

describe('an invitation that is withdrawn while it is accepted', () => {
  noticing(
    shop,
    async (_send, on) => {
      const { email, boss, id, way } = await invited();
      const outcomes = await together((index) =>
        outcome(
          index === 0
            ? withdraw(on, boss, { companyId: boss.companyId, id, now: clock.now })
            : registerFrom(on, index, form(email, way)),
        ),
      );
      expect(outcomes[0]).toBe('done');
      const { rows } = await database.execute(sql`
        select used_by is not null as used, withdrawn_at is not null as withdrawn from invitations where id = ${id}`);
      const [invitation] = rows as { used: boolean; withdrawn: boolean }[];
      // Either somebody registered before it was withdrawn, or nobody can.
      expect(invitation?.used).not.toBe(invitation?.withdrawn);
      expect(await accountsOf(email)).toHaveLength(invitation?.used ? 1 : 0);
      expect(outcomes).not.toContain('broken');
    },
    { noLook: (text) => text.replace(/\s+and withdrawn_at is null\s+returning id/, ' returning id') },
  );
});

describe('one address registered in two companies at once', () => {
  noticing(
    shop,
    async (_send, on) => {
      const email = freshEmail();
      const companies = [await companyWithCode(), await companyWithCode()];
      const codeOf = (index: number) => ({ company_code: companies[index % 2]?.company_code ?? '' });
      const outcomes = await together((index) => outcome(registerFrom(on, index, form(email, codeOf(index)))));
      expect(counted(outcomes)).toEqual({ done: TRIES });
      const waiting = await accountsOf(email);
      expect(waiting.map(({ company }) => company)).toEqual(companies.map(({ company }) => company));
      expect(waiting.filter(({ holds }) => holds)).toHaveLength(1);

      // If several people register one address in a company, no typed password is trusted: the mails let the address choose one.
      const links = (await sentMails(shop)).map(idIn);
      expect(links.length).toBeGreaterThanOrEqual(2);
      await openAllConnections(database);
      const choose = (id: string) => resetPassword(on, { id, password: 'Zuti*cvet8', now: clock.now });
      const opened = await Promise.all(links.map((id) => outcome(choose(id))));
      expect(opened).toContain('done');
      expect(opened).not.toContain('broken');
      // One of them is the account of the address; the other is closed.
      const accounts = await accountsOf(email);
      expect(accounts).toHaveLength(2);
      expect(accounts.filter(({ confirmed }) => confirmed)).toMatchObject([{ active: true, holds: true }]);
      expect(accounts.filter(({ confirmed }) => !confirmed)).toMatchObject([{ active: false, holds: false }]);
    },
    {
      noVoid: (text) => text.replace('set active = false', 'set active = active'),
      noMemory: (text) => text.replace('from people where email = $1', "from people where email = $1 || 'x'"),
    },
  );
});

describe('an address that one company registers while another is confirmed', () => {
  noticing(
    shop,
    async (_send, on) => {
      await sentMails(shop);
      const email = freshEmail();
      const [first, second] = [await companyWithCode(), await companyWithCode()];
      await registerFrom(database, 200, form(email, { company_code: first.company_code }));
      const link = idIn((await sentMails(shop))[0]);
      const rest = { company_code: second.company_code };
      const outcomes = await together((index) =>
        outcome(
          index === 0
            ? confirm(on, link, clock.now)
            : index < 5
              ? registerFrom(on, index, form(email, rest))
              : Promise.resolve(),
        ),
      );
      expect(counted(outcomes)).toEqual({ done: TRIES });
      // Whichever call was first, the address belongs to the account that it confirmed.
      const [confirmed, ...others] = await accountsOf(email);
      expect(confirmed).toEqual({ company: first.company, confirmed: true, active: true, holds: true });
      for (const other of others) expect(other).toMatchObject({ confirmed: false, holds: false });
    },
    {
      noLock: (text) =>
        text
          .replace(/(from people where email = \$1) for update/, '$1')
          .replace('u.confirmed\n', 'u.confirmed, pg_sleep(0.1)\n'),
    },
  );
});
