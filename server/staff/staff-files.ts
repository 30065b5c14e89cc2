import type { Language } from '#contract/language/language.ts';
import type { ListedColleague, ListedUser, PersonState } from '#contract/staff/person.contract.ts';
import type { RecordsFile } from '../records/export-records.ts';

/** Labels of a person's state in a file, in both languages. */
const STATES: Record<PersonState, string> = {
  erased: 'Podaci obrisani / Data erased',
  ended: 'Ugašen nalog / Closed',
  leaving: 'Odlazi / Leaving',
  active: 'Aktivan nalog / Active',
  registered: 'Čeka potvrdu / Not confirmed',
  invited: 'Pozivnica poslata / Invited',
  expired: 'Pozivnica istekla / Invitation expired',
  added: 'Bez pozivnice / Not invited',
};

/** A person of a company as exported to a file. */
export interface ExportedColleague extends Omit<ListedColleague, 'left' | 'budgets'> {
  external_id: string | null;
  language: Language;
}

/** The people of a company as a file that can be imported unchanged. */
export const COLLEAGUES_FILE: RecordsFile<ExportedColleague> = {
  headings: [
    'E-adresa / E-mail',
    'Ime / First name',
    'Prezime / Last name',
    'Pozicija / Position',
    'Jezik / Language',
    'Jedinica / Unit',
    'Broj zaposlenog / Employee number',
    'Poslednji dan / Last day',
    'Stanje / State',
  ],
  cells: (row) => [
    ...[row.email, row.first_name, row.last_name, row.position, row.language, row.unit],
    // A last day in the past could not be imported.
    ...[row.external_id ?? '', row.state === 'leaving' ? (row.ends_on ?? '') : '', STATES[row.state]],
  ],
};

/** People of all companies in a file. */
export const USERS_FILE: RecordsFile<ListedUser> = {
  headings: [
    'Kompanija / Company',
    'E-adresa / E-mail',
    'Ime / First name',
    'Prezime / Last name',
    'Uloge / Roles',
    'Stanje / State',
  ],
  cells: (row) => [
    ...[row.company.name, row.email, row.first_name, row.last_name],
    [...row.admin_roles.map((role) => `admin.${role}`), ...row.company_roles.map((role) => `company.${role}`)].join(
      ' ',
    ),
    STATES[row.state],
  ],
};
