import { writtenDay } from '#contract/calendar/calendar.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { letter } from '../mail/letter.ts';
import type { Compose } from '../outbox/deliver.ts';
import { fullName } from '../people/full-name.ts';
import type { PersonKey } from '../people/person-key.ts';
import { LEAVING_LETTERS } from './leaving.texts.ts';

interface Reader {
  email: string;
  first_name: string;
  name: string;
  company: string;
  language: Language;
  active: boolean;
  ends_on: string | null;
}

/** The mail that announces a person's last day; null if the day has changed since. */
export const lastDayMail: Compose = async (database, { companyId, payload }, { config }) => {
  const reader = await readReader(database, { companyId, userId: Number(payload.userId) });
  if (!reader?.active || reader.ends_on !== payload.day) return null;
  return write(reader, 'set', `${config.publicUrl}/budget`);
};

/** The mail that a person's account is closed; null if it is open again. */
export const accountClosedMail: Compose = async (database, { companyId, payload }, { config }) => {
  const reader = await readReader(database, { companyId, userId: Number(payload.userId) });
  if (!reader || reader.active) return null;
  return write(reader, 'closed', `${config.publicUrl}/`);
};

function write(reader: Reader, which: keyof typeof LEAVING_LETTERS, link: string) {
  const { email, first_name: name, company, language, ends_on } = reader;
  return letter({
    language,
    to: { name: reader.name, address: email },
    texts: LEAVING_LETTERS[which][language],
    values: { name, company, day: ends_on ? writtenDay(ends_on) : '' },
    link,
  });
}

async function readReader(database: Database, { companyId, userId }: PersonKey): Promise<Reader | undefined> {
  const [reader] = await ask<Reader>(
    database,
    sql`
    select u.email, u.first_name, ${fullName('u')} as name, c.name as company, u.language,
      u.active, to_char(u.ends_on, 'YYYY-MM-DD') as ends_on
    from users u join companies c on c.id = u.company_id
    where u.company_id = ${companyId} and u.id = ${userId} and u.confirmed and c.active`,
  );
  return reader;
}
