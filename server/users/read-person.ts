import type { Language } from '#contract/language/language.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { User } from '#contract/users/users.contract.ts';
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

/** A person with their company, budgets of a year, newest notifications, cart and favourites, as one statement reads them. */
export interface PersonRow {
  /** Fields that are answered without conversion. */
  shown: Pick<
    User,
    | 'id'
    | 'email'
    | 'first_name'
    | 'last_name'
    | 'profile_picture'
    | 'position'
    | 'birth_place'
    | 'birthday'
    | 'last_day'
    | 'language'
    | 'is_company_admin'
    | 'corporate_account'
    | 'admin_roles'
    | 'company_roles'
    | 'one_time_code'
    | 'recovery_codes_left'
    | 'company'
    | 'notifications'
    | 'new_notifications'
    | 'courses'
  >;
  is_admin: boolean;
  pots: Pot[];
  kept: OwnKept;
}

const NEWEST = 20;

interface Asked extends PersonKey {
  year: number;
}

// One JSON column, because the driver would parse the names of twenty columns again for each answer.
const readIn = (language: Language) =>
  statement(
    `read_person_${language}`,
    of<{ person: PersonRow }>,
    () => sql`
    select json_build_object('shown', json_build_object(
        'id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name,
        'profile_picture', u.profile_picture, 'position', u.position, 'birth_place', u.birth_place,
        'birthday', to_char(u.birthday, 'YYYY-MM-DD'), 'last_day', to_char(u.ends_on, 'YYYY-MM-DD'), 'language', u.language, 'is_company_admin', u.is_company_admin,
        'corporate_account', u.corporate_account, 'admin_roles', u.admin_roles, 'company_roles', u.company_roles,
        'one_time_code', u.one_time_secret is not null,
        'recovery_codes_left', case when u.one_time_secret is null then 0 else (
          select count(*) from recovery_codes r where r.company_id = u.company_id and r.user_id = u.id and r.used_at is null) end,
        'company', json_build_object('id', c.id, 'name', c.name, 'card_color', c.card_color, 'currency', c.currency),
        'notifications', (select coalesce(json_agg(newest), '[]') from (
          select ${notificationColumns(language)} from notifications n where ${mine}
          order by n.created_at desc, n.id desc limit ${NEWEST}) newest),
        'new_notifications', (select count(*) from notifications n where ${mine} and not n.seen),
        'courses', (select coalesce(json_agg(json_build_object('pk', e.course_id) order by e.course_id), '[]')
          from enrolments e where ${mine} and e.course_id is not null)),
      'is_admin', u.is_admin,
      'pots', (select coalesce(jsonb_agg(to_jsonb(pot) - 'position' order by pot.position, pot.category_id), '[]') from (
        select a.category_id, concat_ws('/', k.name_en, k.name_sr) as category, k.position, a.allocated, a.spent, a.held
        from accounts a left join categories k on k.id = a.category_id
        where ${mine} and a.year in (0, ${number('year')}::integer)) pot),
      'kept', ${ownKept}) as person
    from users u join companies c on c.id = u.company_id
    where u.company_id = ${number('companyId')} and u.id = ${number('userId')}`,
  );

const read = { EN: readIn('EN'), SR: readIn('SR') };

/** Reads a person in a language, in one statement. */
export async function readPerson(database: Database, language: Language, asked: Asked): Promise<PersonRow> {
  const [row] = await read[language](database, asked);
  if (!row) throw new Error(`no person ${asked.companyId}/${asked.userId}`);
  return row.person;
}
