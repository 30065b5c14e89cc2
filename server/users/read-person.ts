import type { Language } from '#contract/language/language.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import type { AdminRole, CompanyRole } from '#contract/permissions/roles.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import { notificationColumns } from '../notifications/notification-row.ts';
import type { PersonKey } from '../people/person-key.ts';
import { type OwnKept, ownKept } from './kept-of-catalogue.ts';
import { mine } from './kept-revision.ts';

/** One pot of a person in minor units; category 0 is the flexible account. */
export interface Pot {
  category_id: number;
  category: string;
  allocated: Minor;
  spent: Minor;
  held: Minor;
}

/** A person with their company, budgets of a year, newest notifications and what they keep, as one statement reads them. */
export interface PersonRow {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  profile_picture: string | null;
  position: string;
  birth_place: string;
  birthday: string | null;
  language: Language;
  is_company_admin: boolean;
  is_admin: boolean;
  corporate_account: boolean;
  admin_roles: AdminRole[];
  company_roles: CompanyRole[];
  one_time_code: boolean;
  company: { id: number; name: string; card_color: string; currency: Currency };
  pots: Pot[];
  notifications: Notification[];
  new_notifications: number;
  courses: { pk: number }[];
  kept: OwnKept;
}

const NEWEST = 20;

interface Asked extends PersonKey {
  year: number;
}

const readIn = (language: Language) =>
  statement(
    `read_person_${language}`,
    of<PersonRow>,
    () => sql`
    select u.id, u.email, u.first_name, u.last_name, u.profile_picture, u.position, u.birth_place,
      to_char(u.birthday, 'YYYY-MM-DD') as birthday, u.language, u.is_company_admin, u.is_admin, u.corporate_account,
      u.admin_roles, u.company_roles,
      u.one_time_secret is not null as one_time_code,
      jsonb_build_object('id', c.id, 'name', c.name, 'card_color', c.card_color, 'currency', c.currency) as company,
      (select coalesce(jsonb_agg(to_jsonb(pot) - 'position' order by pot.position, pot.category_id), '[]') from (
        select a.category_id, concat_ws('/', k.name_en, k.name_sr) as category, k.position, a.allocated, a.spent, a.held
        from accounts a left join categories k on k.id = a.category_id
        where ${mine} and a.year in (0, ${number('year')}::integer)) pot) as pots,
      (select coalesce(jsonb_agg(newest), '[]') from (
        select ${notificationColumns(language)} from notifications n where ${mine}
        order by n.created_at desc, n.id desc limit ${NEWEST}) newest) as notifications,
      (select count(*)::integer from notifications n where ${mine} and not n.seen) as new_notifications,
      (select coalesce(jsonb_agg(jsonb_build_object('pk', e.course_id) order by e.course_id), '[]')
        from enrolments e where ${mine} and e.course_id is not null) as courses,
      ${ownKept} as kept
    from users u join companies c on c.id = u.company_id
    where u.company_id = ${number('companyId')} and u.id = ${number('userId')}`,
  );

const read = { EN: readIn('EN'), SR: readIn('SR') };

/** Reads a person in a language, in one statement. */
export async function readPerson(database: Database, language: Language, asked: Asked): Promise<PersonRow> {
  const [person] = await read[language](database, asked);
  if (!person) throw new Error(`no person ${asked.companyId}/${asked.userId}`);
  return person;
}
