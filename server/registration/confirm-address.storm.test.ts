import { describe, expect, it } from 'vitest';
import { sql } from '../database/text.ts';
import { AppError } from '../errors/app-error.ts';
import { duringTransaction } from '../testing/during-transaction.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { openAllConnections, startTestApp } from '../testing/test-app.ts';
import { confirmNewAddress } from './confirm-address.ts';
import { confirm, register } from './registration.service.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
const code = (await database.execute<{ code: string }>(sql`select code from companies where id = ${boss.companyId}`))
  .rows[0]?.code;

let made = 0;
const fresh = () => {
  made += 1;
  return `oluja-adresa-${made}@izbor.test`;
};

/** How an attempt ended: done, refused with a code, or failed. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : 'broken'),
  );

/** Makes an address a person's pending one; returns the id of the link in the mail to it. */
async function linkTo(email: string, { companyId, userId }: Person): Promise<string> {
  const until = new Date(clock.now.getTime() + 60 * 60_000).toISOString();
  await database.execute(sql`
    update users set pending_email = ${email}, pending_until = ${until} where company_id = ${companyId} and id = ${userId}`);
  await database.execute(sql`
    insert into outbox (company_id, kind, payload, created_at, next_attempt_at)
    values (${companyId}, 'new_address', jsonb_build_object('userId', ${userId}::bigint), ${clock.now.toISOString()}, ${clock.now.toISOString()})`);
  return idIn((await sentMails(shop)).find(({ to }) => to.address === email));
}

interface Row extends Record<string, unknown> {
  id: number;
  active: boolean;
  holds: boolean;
}

/** The confirmed accounts with an address; `holds` marks the one that the address leads to. */
const accountsOf = async (email: string) =>
  (
    await database.execute<Row>(sql`
      select u.id::integer as id, u.active, p.user_id is not null as holds
      from users u left join people p on p.email = u.email and p.company_id = u.company_id and p.user_id = u.id
      where u.email = ${email} and u.confirmed order by u.id`)
  ).rows;

describe('ten people of ten companies who confirm one address at once', () => {
  noticing(
    shop,
    async (_send, on) => {
      const email = fresh();
      const movers = await Promise.all(Array.from({ length: 10 }, () => shop.person()));
      const links: string[] = [];
      for (const mover of movers) links.push(await linkTo(email, mover));
      await openAllConnections(database);
      const outcomes = await Promise.all(
        links.map((id, place) => outcome(confirmNewAddress(on, { id, requestId: `req-${place}`, now: clock.now }))),
      );
      expect([...outcomes].sort()).toEqual([...Array(9).fill('address.taken'), 'done']);
      const winner = movers[outcomes.indexOf('done')];
      expect(await accountsOf(email)).toEqual([{ id: winner?.userId, active: true, holds: true }]);
    },
    {
      noLook: (text) => text.replace(/u\.id as "userId", u\.confirmed\s/, 'u.id as "userId", false as confirmed '),
      noHold: (text) => text.replace(/(insert into people [(].*[)] values [(].*[)])/, '$1 on conflict do nothing'),
    },
  );
});

describe('one link that is pressed ten times at once', () => {
  noticing(
    shop,
    async (_send, on) => {
      const email = fresh();
      const mover = await shop.person();
      const id = await linkTo(email, mover);
      await openAllConnections(database);
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => outcome(confirmNewAddress(on, { id, requestId: 'req', now: clock.now }))),
      );
      expect([...outcomes].sort()).toEqual(['done', ...Array(9).fill('registration.link_over')]);
      const { rows } = await database.execute<{ told: number; noted: number }>(sql`
        select (select count(*)::integer from outbox where company_id = ${mover.companyId} and kind = 'address_changed') as told,
          (select count(*)::integer from changes where kind = 'person.address_confirmed' and record_id = ${String(mover.userId)}) as noted`);
      expect(rows).toEqual([{ told: 1, noted: 1 }]);
      expect(await accountsOf(email)).toEqual([{ id: mover.userId, active: true, holds: true }]);
    },
    {
      noneUsed: (text) =>
        text.replace('l.used_at is null', 'true').replace('and u.pending_email = l.email', 'and l.email is not null'),
    },
  );
});

describe('an address that is confirmed by who moves to it and by who registered with it', () => {
  noticing(
    shop,
    async (_send, on) => {
      const email = fresh();
      const mover = await shop.person();
      const id = await linkTo(email, mover);
      const form = { first_name: 'Mina', last_name: 'Šarić', email, password: 'Zeleni*list7', language: 'SR' } as const;
      await register(database, Object.assign({ company_code: code }, form), {
        address: `10.9.${made % 250}.1`,
        now: clock.now,
      });
      const registration = idIn((await sentMails(shop)).find(({ link }) => link?.includes('/confirm/')));
      await openAllConnections(database);
      const outcomes = await Promise.all([
        outcome(confirmNewAddress(on, { id, requestId: 'req', now: clock.now })),
        outcome(confirm(on, registration, clock.now)),
      ]);
      // The others are told that the address is taken, or that the link is void.
      expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
      expect(outcomes).not.toContain('broken');
      const accounts = await accountsOf(email);
      expect(accounts).toEqual([{ id: expect.any(Number), active: true, holds: true }]);
    },
    {
      noLock: (text) =>
        text
          .replace(/(from people where email = \$1) for update/, '$1')
          .replace(/u\.confirmed(\s+from people)/, 'u.confirmed, pg_sleep(0.1)$1'),
    },
  );
});

it('confirms no address that is taken back at the moment at which its link is pressed', async () => {
  const [email, mover] = [fresh(), await shop.person()];
  const id = await linkTo(email, mover);
  const { companyId, userId } = mover;
  let ended = '';
  await duringTransaction(database, {
    held: sql`update users set pending_email = null, pending_until = null where company_id = ${companyId} and id = ${userId}`,
    work: async () => {
      ended = await outcome(confirmNewAddress(database, { id, requestId: 'req', now: clock.now }));
    },
  });
  expect([ended, await accountsOf(email)]).toEqual(['registration.link_over', []]);
});
