import { isTellingHour } from '#contract/calendar/telling-hours.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { Database } from '../database/database.ts';
import { ask, statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notifyByMail } from '../notifications/notify.ts';
import { LANES } from '../outbox/lanes.ts';
import { lockPerson } from '../people/lock-person.ts';
import type { PersonKey } from '../people/person-key.ts';
import { type YearsEnd, yearsEnd } from './nudges.service.ts';
import { nudgeTelling } from './nudges.texts.ts';

/** How often the job looks for people who need a reminder, in milliseconds. */
export const NUDGE_EVERY = 10 * 60 * 1000;

// People reminded in one run.
const BATCH = 100;

/** Somebody with a yearly budget that they have not been reminded of. */
interface BudgetOwner {
  company_id: number;
  user_id: number;
  currency: Currency;
}

/**
 * Reminds the next people, by a notification and an e-mail, of their yearly budgets that end in 60, 30 or 7 days (product.md
 * 7.4): once each, on any number of servers, and only by day; reminders due at night wait for the morning. After a downtime only
 * the latest due reminder is sent, and none for a year that is over. Answers whether there may be more.
 */
export async function nudgeNext(database: Database, now: Date): Promise<boolean> {
  const end = yearsEnd(now);
  if (!end || !isTellingHour(now)) return false;
  const owners = await ownersToTell(database, end);
  for (const owner of owners) await tell(database, owner, end, now);
  return owners.length === BATCH;
}

async function ownersToTell(database: Database, { year, due }: YearsEnd): Promise<BudgetOwner[]> {
  const rows = await ask<BudgetOwner>(
    database,
    sql`
    select distinct a.company_id, a.user_id, c.currency
    from accounts a
    join users u on u.company_id = a.company_id and u.id = a.user_id and u.active and u.confirmed
    join companies c on c.id = a.company_id and c.active
    where a.year = ${year} and a.allocated > a.spent + a.held and not exists (
      select from nudges n where n.company_id = a.company_id and n.user_id = a.user_id
        and n.category_id = a.category_id and n.year = a.year and n.days_before = ${due})
    order by a.company_id, a.user_id limit ${BATCH}`,
  );
  return rows;
}

async function tell(database: Database, owner: BudgetOwner, end: YearsEnd, now: Date): Promise<void> {
  const person: PersonKey = { companyId: owner.company_id, userId: owner.user_id };
  await inTransaction(database, async (transaction) => {
    await lockPerson(transaction, person);
    const ending = await remember(transaction, { ...person, year: end.year, due: end.due, now: now.toISOString() });
    // Another server has already reminded them, or the money was spent meanwhile.
    if (ending.length === 0) return;
    const payload = { userId: person.userId, year: end.year };
    const mail = { kind: 'budget_nudge', payload, now, lane: LANES.bulk };
    await notifyByMail(transaction, person, tellingOf(ending, owner.currency, end), mail);
  });
}

interface Ending {
  category_id: number;
  category: string;
  left: Minor;
}

/** Records a reminder of each of the person's budgets that has money left; answers those that had none yet. */
const remember = statement(
  'remember_nudges',
  of<Ending>,
  () => sql`
    with nudged as (
      insert into nudges (company_id, user_id, category_id, year, days_before, created_at)
      select company_id, user_id, category_id, year, ${number('due')}::integer, ${text('now')}::timestamptz from accounts
      where company_id = ${number('companyId')} and user_id = ${number('userId')} and year = ${number('year')}
        and allocated > spent + held
      on conflict do nothing
      returning company_id, user_id, category_id, year)
    select nudged.category_id, c.name_en || '/' || c.name_sr as category, a.allocated - a.spent - a.held as left
    from nudged join accounts a using (company_id, user_id, category_id, year) join categories c on c.id = nudged.category_id
    order by a.allocated - a.spent - a.held desc, nudged.category_id`,
);

function tellingOf(ending: readonly Ending[], currency: Currency, { year, until, daysLeft, due }: YearsEnd) {
  const told = (language: Language) =>
    nudgeTelling(
      ending.map(({ category, left }) => ({ category, left: toMajor(left) })),
      { language, currency, until, daysLeft },
    );
  const [en, sr] = [told('EN'), told('SR')];
  return {
    titleEn: en.title,
    titleSr: sr.title,
    textEn: en.html,
    textSr: sr.html,
    sendFrom: 'Izbor',
    dedupeKey: `nudge-${year}-${due}-${ending.map(({ category_id }) => category_id).join('-')}`,
  };
}
