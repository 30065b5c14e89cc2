import { describe, expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { AppError } from '../errors/app-error.ts';
import { resetPassword } from '../password-reset/password-reset.service.ts';
import { register } from '../registration/registration.service.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import { checkedFile, newPeople } from '../testing/people-file.ts';
import { noticing, type Send } from '../testing/planted-bugs.ts';
import { openAllConnections, startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp({ on: 'postgres' });
const { database, clock } = shop;
const PEOPLE = 12;
let files = 0;

/** An import of new people that is committed, with its undo requested and the task not yet begun. */
async function undoing(send: Send) {
  files += 1;
  const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
  await shop.person({ companyId: boss.companyId });
  const rows = newPeople(`povratak${files}`, PEOPLE);
  const id = await checkedFile(database, boss, { rows, now: clock.now });
  expect((await send(boss, 'POST', `/company/imports/${id}/commit/`, {})).status).toBe(200);
  expect((await send(boss, 'POST', `/company/imports/${id}/undo/`, {})).status).toBe(202);
  return { boss, id, emails: rows.map(([email]) => email) };
}

/** Runs the waiting tasks on this database, a few rows in each batch. */
async function work(on: Database): Promise<void> {
  const settings = { kinds: taskKinds, pace: createBatchSize(3), now: clock.now, log: { warn: () => {} } };
  while (await runTasks(on, settings));
}

const refusalOf = (error: unknown): string => (error instanceof AppError ? error.code : 'broken');

// Slow enough for others to change a row between its reading and its lock.
const slowly = (text: string) =>
  text.replace(/r\.revision, u\.id, u\.email,/, 'r.revision, u.id, u.email, pg_sleep(0.02) as slept,');

describe('people who register while the import that brought them is taken back', () => {
  noticing(
    shop,
    async (send, on) => {
      const { boss, emails } = await undoing(send);
      const { companyId } = boss;
      const [company] = await ask<{ code: string }>(database, sql`select code from companies where id = ${companyId}`);
      const names = { first_name: 'Mina', last_name: 'Šarić', password: 'Zeleni*list7', language: 'SR' } as const;
      for (const [n, email] of emails.entries()) {
        const form = Object.assign({ email, company_code: company?.code }, names);
        await register(database, form, { address: `10.6.${files % 250}.${n}`, now: clock.now });
      }
      const links = (await sentMails(shop)).map(idIn);
      expect(links).toHaveLength(PEOPLE);
      await openAllConnections(database);
      const choose = (id: string) => resetPassword(on, { id, password: 'Zuti*cvet8', now: clock.now });
      const [, ...chosen] = await Promise.all([work(on), ...links.map((id) => choose(id).catch(refusalOf))]);
      const done = chosen.filter((email) => emails.includes(email)).length;
      expect(chosen.filter((one) => one === 'registration.link_over')).toHaveLength(PEOPLE - done);
      // Each person whose password was set has an account with it.
      const [left] = await ask<{ accounts: number; budgets: number; addresses: number }>(
        database,
        sql`
        with own as (select company_id, id from users where company_id = ${companyId} and active and password_hash is not null
          and email like ${`povratak${files}-%`})
        select (select count(*)::integer from own) as accounts,
          (select count(*)::integer from accounts a join own o on o.company_id = a.company_id and o.id = a.user_id) as budgets,
          (select count(*)::integer from people p join own o on o.company_id = p.company_id and o.id = p.user_id) as addresses`,
      );
      expect(left).toEqual({ accounts: done, budgets: done, addresses: done });
    },
    {
      noSecondLook: (text) => slowly(text.replace(/and u\.edit_revision = n\.revision\s/, '\n')),
    },
  );
});

describe('people who are given a budget while the import that brought them is taken back', () => {
  noticing(
    shop,
    async (send, on) => {
      const before = await reconcile(database);
      const { boss, id } = await undoing(send);
      const gift = { people: 'all', with_invited: true, amount: 10 };
      await openAllConnections(database);
      const [, ...answers] = await Promise.all([
        work(on),
        ...Array.from({ length: 4 }, () => send(boss, 'POST', '/company/budgets/', gift)),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect((await send(boss, 'GET', `/company/imports/${id}/`)).body.status).toBe('undone');
      expect(await reconcile(database)).toEqual(before);
    },
    {
      noLock: (text) => slowly(text.replace(/(from companies where id = \$1) for no key update/, '$1')),
      noLook: (text) =>
        slowly(text.replace(/and not exists \(select from (ledger_entries l|gift_people g) where[^)]*\)/g, '')),
    },
  );
});
