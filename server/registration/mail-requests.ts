import { isEmail } from '#contract/session/session.rules.ts';
import { countTry } from '../caller/rate-limits.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { of, sql, type Text, text } from '../database/text.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { ownEmail } from '../session/sign-in-limits.ts';
import { notEmail } from './registration.errors.ts';
import { mailLimits } from './registration-limits.ts';
import { COUNTS } from './typed-password.ts';

interface Wanted {
  email: string;
  address: string;
  now: Date;
}

// A person whose typed password does not count was sent a link to choose one (decision 184), and gets another. A person who was only added
// or invited has had none.
const WAS_TO_CHOOSE = sql`exists (
  select from mail_links l where l.company_id = u.company_id and l.user_id = u.id and l.kind = 'password_reset')`;

// Every unconfirmed account with the address gets a mail of its own, in each company where it was registered.
const KINDS = {
  resend: {
    kind: sql`case when ${COUNTS} then 'registration_confirmation' else 'password_reset' end`,
    who: sql`users u`,
    which: sql`u.email = ${text('email')} and not u.confirmed and (${COUNTS} or ${WAS_TO_CHOOSE})`,
  },
  forgot: {
    kind: sql`'password_reset'`,
    who: sql`people p join users u on u.company_id = p.company_id and u.id = p.user_id`,
    which: sql`p.email = ${text('email')}`,
  },
} satisfies Record<string, { kind: Text; who: Text; which: Text<{ email: string }> }>;

/**
 * Queues a mail to the owner of an address, if there is one. One statement whether the address is known or not, so that neither the answer
 * nor its time reveals that. Throws request.invalid for an invalid address, or 429. Returns the address.
 */
export async function requestMail(
  database: Database,
  what: keyof typeof KINDS,
  { email: typed, address, now }: Wanted,
): Promise<string> {
  const email = ownEmail(typed);
  if (!isEmail(email)) throw requestInvalid({ email: notEmail });
  await countTry(database, mailLimits(what, email, address), now);
  await requests[what](database, { email, now: now.toISOString() });
  return email;
}

const request = (what: keyof typeof KINDS) =>
  statement(
    `request_mail_${what}`,
    of<object>,
    () => sql`
      insert into outbox (company_id, kind, payload, created_at, next_attempt_at)
      select u.company_id, ${KINDS[what].kind}, jsonb_build_object('userId', u.id), ${text('now')}::timestamptz,
        ${text('now')}::timestamptz
      from ${KINDS[what].who} join companies c on c.id = u.company_id
      where ${KINDS[what].which} and u.active and c.active`,
  );

const requests = { resend: request('resend'), forgot: request('forgot') };
