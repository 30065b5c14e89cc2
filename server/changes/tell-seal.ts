import { businessDay, businessHour, writtenDay } from '#contract/calendar/calendar.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Database } from '../database/database.ts';
import { ask, statement } from '../database/statement.ts';
import { of, sql, text } from '../database/text.ts';
import { letter } from '../mail/letter.ts';
import type { MailLog } from '../mail/mailer.ts';
import type { Compose } from '../outbox/deliver.ts';
import { fullName } from '../people/full-name.ts';
import { SEAL_MAIL } from './seal-mail.texts.ts';

const FIRST_HOUR = 7;

interface Told {
  seal: number;
  digest: string;
  owners: number;
}

/** Sends the newest seal once a day; a day that is done does not query the database again. */
export function sealTeller(database: Database, log: MailLog): (now: Date) => Promise<void> {
  let done = '';
  return async (now) => {
    const day = businessDay(now);
    if (done !== day && (await tellSeal(database, { now, log }))) done = day;
  };
}

/**
 * Sends the newest seal to the platform's owners and into the server's log, out of reach of anybody who rewrites the table: once
 * a day, if there is a new one since the day before. Answers whether it is done for the day.
 */
async function tellSeal(database: Database, { now, log }: { now: Date; log: MailLog }): Promise<boolean> {
  if (businessHour(now) < FIRST_HOUR) return false;
  const [told] = await tell(database, { now: now.toISOString(), key: `seal-${businessDay(now)}-` });
  if (!told) return true;
  const { seal, digest, owners } = told;
  if (owners > 0) log.info({ seal, digest, owners }, 'the newest seal of the log of changes');
  return true;
}

const tell = statement(
  'tell_seal',
  of<Told>,
  () => sql`
    with newest as (
      select id, digest from (select * from seals order by id desc limit 1) last
      where at > ${text('now')}::timestamptz - interval '1 day'),
    posted as (
      insert into outbox (company_id, kind, payload, dedupe_key, created_at, next_attempt_at)
      select u.company_id, 'seal', jsonb_build_object('seal', newest.id, 'userId', u.id), ${text('key')}::text || u.id,
        ${text('now')}::timestamptz, ${text('now')}::timestamptz
      from newest, users u where 'owner' = any(u.admin_roles) and u.active and u.confirmed
      on conflict (company_id, dedupe_key) do nothing returning 1)
    select id as seal, encode(digest, 'hex') as digest, (select count(*)::integer from posted) as owners from newest`,
);

interface Owner {
  email: string;
  name: string;
  language: Language;
  day: string;
  digest: string;
}

/** The e-mail with a seal to one of the platform's owners; null for a person who is no longer an owner. */
export const sealMail: Compose = async (database, { companyId, payload }, { config }) => {
  const { seal, userId } = payload as { seal: number; userId: number };
  const [owner] = await ask<Owner>(
    database,
    sql`
    select u.email, ${fullName('u')} as name, u.language, encode(s.digest, 'hex') as digest,
      to_char(s.at at time zone 'Europe/Belgrade', 'YYYY-MM-DD') as day
    from users u, seals s where u.company_id = ${companyId} and u.id = ${userId} and 'owner' = any(u.admin_roles) and u.active and s.id = ${seal}`,
  );
  if (!owner) return null;
  const { email, name, language, day, digest } = owner;
  return letter({
    language,
    to: { name, address: email },
    texts: SEAL_MAIL[language],
    values: { seal: String(seal), day: writtenDay(day), digest },
    link: `${config.publicUrl}/admin-panel`,
  });
};
