import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import type { Roles } from '#contract/permissions/roles.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { letter } from '../mail/letter.ts';
import { grouped } from '../money/grouped.ts';
import type { Compose } from '../outbox/deliver.ts';
import { fullName } from '../people/full-name.ts';
import { LATE_MAIL, promisedIn } from './requests.texts.ts';
import { isLate } from './review-columns.ts';
import { PERMISSION } from './second-person.ts';

interface Row {
  email: string;
  name: string;
  language: Language;
  roles: Roles;
  count: number;
  /** Business days within which the company promises to decide. */
  promised: number;
  /** Employee of the oldest one. */
  oldest: string | null;
}

/**
 * The mail to a reviewer about late requests; null if none is late any more, or the person does not review any more. A mail that could not
 * be sent on its day is dropped, for the next morning's says the same.
 */
export const lateMail: Compose = async (database, { companyId, payload }, { config, now }) => {
  // Mails queued by the previous version have no day.
  const { day = businessDay(now) } = payload as { day?: string };
  if (day !== businessDay(now)) return null;
  const [row] = await ask<Row>(
    database,
    sql`
    select u.email, ${fullName('u')} as name, u.language, jsonb_build_object('admin_roles', u.admin_roles,
        'company_roles', u.company_roles, 'corporate_account', u.corporate_account) as roles, c.promise_days as promised, late.count, late.oldest
    from users u join companies c on c.id = u.company_id, lateral (
      select count(*)::integer as count, (array_agg(${fullName('e')} order by r.id))[1] as oldest
      from requests r join users e on e.company_id = r.company_id and e.id = r.user_id
      where r.company_id = u.company_id and r.user_id <> u.id and ${isLate(now)}) late
    where u.company_id = ${companyId} and u.id = ${Number(payload.userId)} and u.active and u.confirmed`,
  );
  if (!row || row.count === 0 || !mayWrite(row.roles, PERMISSION)) return null;
  return letter({
    language: row.language,
    to: { name: row.name, address: row.email },
    texts: LATE_MAIL[row.language],
    values: {
      count: grouped(row.count, row.language),
      promised: promisedIn(row.language, row.promised),
      oldest: row.oldest ?? '',
    },
    link: `${config.publicUrl}/company-admin/requests`,
  });
};
