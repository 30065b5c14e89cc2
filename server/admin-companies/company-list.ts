import type { ListedCompany, listCompanies } from '#contract/admin-companies/admin-companies.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { shownCurrency } from '#contract/money/money.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import { startOfDay } from '../database/iso-moment.ts';
import { findsWords } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { inState, lastChangedOf, type RecordList } from '../records/record-list.ts';
import { ADMINS, EITHER_SIDE, PEOPLE } from './stored-company.ts';

const inMajor = (sum: Text): Text => sql`round(coalesce(${sum}, 0) / 100.0, 2)::float8`;

const HELD = inMajor(sql`(select sum(a.held) from accounts a where a.company_id = c.id)`);

const spentSince = (day: string): Text =>
  inMajor(sql`(
    select sum(l.spent) from ledger_entries l
    where l.company_id = c.id and l.spent <> 0 and l.created_at >= ${startOfDay(day)})`);

/** SQL condition: a company `c` has no owner with an account. */
export const WITHOUT_ADMIN: Text = sql`${ADMINS} = 0`;

/** Companies as administrators list them; what they spent is of the year of `now`, in Belgrade. */
export function companyList(now: Date): RecordList<NonNullable<QueryOf<typeof listCompanies>>> {
  return {
    from: sql`companies c`,
    id: sql`c.id`,
    columns: sql`c.id, c.name, c.country, c.currency, c.card_color, c.promise_days, c.active, c.edit_revision as revision,
      ${PEOPLE} as people, ${ADMINS} as admins, ${HELD} as held, ${spentSince(`${budgetYear(now)}-01-01`)} as spent,
      ${lastChangedOf('company', sql`c.id`, sql`c.edit_changed_at`, EITHER_SIDE)} as changed`,
    filters: {
      search: (search) => findsWords(sql`c.search_key`, search),
      state: inState(sql`c.active`),
      country: (country) => sql`c.country = ${country}`,
      currency: (currency) => sql`c.currency = ${currency}::currency`,
      without_admin: (without) => (without ? WITHOUT_ADMIN : sql`not (${WITHOUT_ADMIN})`),
    },
    orderings: { name: sql`c.sort_key collate "C"`, people: PEOPLE, changed: sql`c.edit_changed_at` },
    first: '+name',
  };
}

/** Companies in a file, with the number by which a file of benefits distinguishes companies of the same name. */
export const COMPANIES_FILE: RecordsFile<ListedCompany> = {
  headings: [
    'Broj / Number',
    'Naziv / Name',
    'Zemlja / Country',
    'Valuta / Currency',
    'Ljudi / People',
    'Rezervisano / Held',
    'Potrošeno ove godine / Spent this year',
    'Stanje / State',
  ],
  cells: ({ id, name, country, currency, people, held, spent, active }) => [
    String(id),
    name,
    country,
    shownCurrency(currency),
    String(people),
    held,
    spent,
    active ? 'Aktivna / Active' : 'Neaktivna / Inactive',
  ],
};
