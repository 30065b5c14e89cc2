import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../database/migrations-folder.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { signInAttempts } from '../session/session.table.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { makeLink } from './mail-links.ts';
import { invitations } from './registration.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const TYPED = 'Zeleni*list7';
const OWN = 'Moja*rec77';

const call = (path: string, body?: object) => shop.call(null, 'POST', path, body);
const signIn = async ({ email }: Person, password: string) => (await call('/user/token/', { email, password })).status;
const somebody = (changes: NonNullable<PersonSettings['changes']>) => shop.person({ password: TYPED, changes });

/** Everything with which a person, or whoever registered for them, could sign in. */
async function keptOf({ companyId, userId }: Person) {
  const [kept] = await ask<object>(
    database,
    sql`
    select password_hash is not null as password,
      (select count(*)::integer from sessions s where s.company_id = u.company_id and s.user_id = u.id) as sessions,
      (select count(*)::integer from sign_in_attempts a where a.company_id = u.company_id and a.user_id = u.id) as attempts,
      (select count(*)::integer from mail_links l
        where l.company_id = u.company_id and l.user_id = u.id and l.used_at is null) as links,
      (select count(*)::integer from outbox o where o.company_id = u.company_id and o.payload ->> 'userId' = u.id::text) as mails
    from users u where company_id = ${companyId} and id = ${userId}`,
  );
  return kept;
}

describe('the migration that forgets the typed passwords of those who had a role before it was so', () => {
  const untouched = { password: true, sessions: 1, attempts: 1, links: 1, mails: 0 };
  const forgotten = { password: false, sessions: 0, attempts: 0, links: 0, mails: 1 };
  const links = new Map<Person, string>();
  let people: Record<
    'ofCompany' | 'ofPlatform' | 'closed' | 'invited' | 'confirmed' | 'colleague' | 'promised',
    Person
  >;

  beforeAll(async () => {
    // The migration uses the clock of the database.
    clock.now = new Date(Date.now() + 60_000);
    people = {
      ofCompany: await somebody({ confirmed: false, companyRoles: ['budgets'] }),
      ofPlatform: await somebody({ confirmed: false, adminRoles: ['content'] }),
      closed: await somebody({ confirmed: false, companyRoles: ['owner'], active: false }),
      invited: await somebody({ confirmed: false, companyRoles: ['people'] }),
      confirmed: await somebody({ companyRoles: ['owner'], adminRoles: ['owner'] }),
      colleague: await somebody({ confirmed: false }),
      promised: await shop.person({ changes: { confirmed: false, companyRoles: ['owner'] } }),
    };
    const { companyId, userId: usedBy, email } = people.invited;
    const times = { createdAt: clock.now, sendAt: clock.now, expiresAt: clock.now };
    await database
      .insert(invitations)
      .values(Object.assign({ companyId, usedBy, email, idHash: Buffer.alloc(32, 1) }, times));
    for (const [index, person] of Object.values(people).entries()) {
      const { companyId, userId } = person;
      const idHash = Buffer.alloc(32, index + 1);
      await database.insert(signInAttempts).values({ idHash, companyId, userId, createdAt: clock.now });
      links.set(person, await makeLink(database, { kind: 'confirmation', companyId, userId, now: clock.now }));
    }
    const file = readdirSync(migrationsFolder).find((name) => name.endsWith('_typed_passwords_of_roles.sql')) ?? '';
    await database.execute(sql.raw(readFileSync(join(migrationsFolder, file), 'utf8')));
  });

  it.each(['ofCompany', 'ofPlatform', 'closed'] as const)('takes it away, with what it opened: %s', async (who) => {
    expect(await keptOf(people[who])).toEqual(forgotten);
  });

  it.each(['invited', 'confirmed', 'colleague'] as const)('leaves all others as they are: %s', async (who) => {
    expect(await keptOf(people[who])).toEqual(untouched);
  });

  it('leaves who has none yet as they are', async () => {
    expect(await keptOf(people.promised)).toEqual(Object.assign({}, untouched, { password: false }));
  });

  it('has them choose their own by the mail that comes, or by one that they ask for', async () => {
    const { ofCompany, ofPlatform, closed, invited } = people;
    expect((await call(`/user/confirm/${links.get(ofCompany)}/`)).status).toBe(410);
    const sent = await sentMails(shop);
    expect(sent.map(({ to }) => to.address).sort()).toEqual([ofCompany.email, ofPlatform.email].sort());
    expect(sent.map(({ to }) => to.address)).not.toContain(closed.email);
    const mailed = sent.find(({ to }) => to.address === ofCompany.email);
    expect((await call(`/user/reset-password/${idIn(mailed)}/`, { password: OWN })).status).toBe(200);
    expect([await signIn(ofCompany, TYPED), await signIn(ofCompany, OWN)]).toEqual([400, 200]);

    expect((await call('/user/forgot-password/', { email: ofPlatform.email })).status).toBe(202);
    const asked = (await sentMails(shop)).find(({ to }) => to.address === ofPlatform.email);
    expect((await call(`/user/reset-password/${idIn(asked)}/`, { password: OWN })).status).toBe(200);
    expect([await signIn(ofPlatform, TYPED), await signIn(ofPlatform, OWN)]).toEqual([400, 200]);

    expect((await call(`/user/confirm/${links.get(invited)}/`)).status).toBe(200);
    expect(await signIn(invited, TYPED)).toBe(200);
  });
});
