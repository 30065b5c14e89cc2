import type { Colleague, PersonState } from '#contract/staff/person.contract.ts';

const rows: readonly [first: string, last: string, position: string, unit: string, state: PersonState][] = [
  ['Jelena', 'Đorđević-Stanković', 'Dizajnerka', 'Dizajn', 'active'],
  ['Una', 'Savić', 'Pravnica', 'Pravo', 'added'],
  ['Petar', 'Nikolić', 'Programer', 'Razvoj', 'expired'],
  ['Milica', 'Šarić', 'Projektantkinja', 'Razvoj', 'invited'],
  ['Marko', 'Lazić', '', '', 'leaving'],
  ['Ana', 'Kovačević', 'Saradnica za nabavku', 'Nabavka', 'ended'],
];

/** The people of a company, as its site edits them. */
export const samplePeople: readonly Colleague[] = rows.map(([first_name, last_name, position, unit, state], place) => ({
  id: place + 1,
  first_name,
  last_name,
  email: `osoba-${place + 1}@morava.rs`,
  position,
  unit,
  state,
  ends_on: state === 'leaving' ? '2026-12-31' : null,
  profile_picture: null,
  company_roles: [],
  invitation: null,
  created_at: '2026-11-02T08:00:00.000Z',
  revision: 3,
  changed: { at: '2026-11-12T13:02:00.000Z', by: { id: 8, name: 'Vesna Milenković' } },
  external_id: null,
  language: 'SR',
  has_account: state === 'active' || state === 'leaving',
  birth_place: state === 'active' ? null : '',
  birthday: null,
}));

/** Those that the list is asked for. */
export function listedPeople(search: URLSearchParams) {
  const state = search.get('state');
  const results = samplePeople
    .filter((person) => state === null || person.state === state)
    .map((person) => Object.assign({ left: 48_250, budgets: [] }, person));
  return { count: results.length, count_is_exact: true, without: [], next: null, previous: null, results };
}
