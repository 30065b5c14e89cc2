import {
  type Colleague,
  type ListedColleague,
  PERSON_STATES,
  type PersonState,
} from '#contract/staff/person.contract.ts';
import type { PersonImpact } from '#contract/staff/person-ending.contract.ts';
import { said } from '../testing/sample-words.ts';

const rows: readonly [first: string, last: string, position: string, unit: string, state: PersonState][] = [
  ['Jelena', 'Đorđević-Stanković', 'Dizajnerka', 'Dizajn', 'active'],
  ['Una', 'Savić', 'Pravnica', 'Pravo', 'added'],
  ['Petar', 'Nikolić', 'Programer', 'Razvoj', 'expired'],
  ['Milica', 'Šarić', 'Projektantkinja', 'Razvoj', 'invited'],
  ['Marko', 'Lazić', '', '', 'leaving'],
  ['Ana', 'Kovačević', 'Saradnica za nabavku', 'Nabavka', 'ended'],
];

const DAY = 24 * 60 * 60 * 1000;
/** The time this many days before now, so that the sample never ages. */
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const invitation = { id: 4, send_at: ago(3), sent_at: ago(3), opened_at: null, expires_at: ago(-11) };

/** The people of a company, as edited on its site. */
export const samplePeople: readonly Colleague[] = rows.map(([first_name, last_name, position, unit, state], place) => ({
  id: place + 1,
  first_name,
  last_name,
  email: `osoba-${place + 1}@morava.rs`,
  pending_email: place === 0 ? { email: 'jelena.stankovic@morava.rs', until: ago(-2) } : null,
  position,
  unit,
  state,
  ends_on: state === 'leaving' ? '2026-12-31' : null,
  profile_picture: null,
  company_roles: place === 0 ? ['owner'] : [],
  invitation: state === 'invited' ? invitation : null,
  created_at: '2026-11-02T08:00:00.000Z',
  revision: 3,
  changed: { at: '2026-11-12T13:02:00.000Z', by: { id: 8, name: 'Vesna Milenković' } },
  external_id: null,
  language: 'SR',
  has_account: state === 'active' || state === 'leaving',
  birth_place: state === 'active' ? null : '',
  birthday: null,
}));

/** An erased person. */
export const erasedPerson: Colleague = Object.assign({}, samplePeople[5] as Colleague, {
  ...({ id: 7, first_name: '', last_name: '', email: 'erased-7@erased.invalid', position: '', unit: '' } as const),
  state: 'erased' as const,
});

/** A person by id. */
export const personAsked = (id: number) => [...samplePeople, erasedPerson].find((person) => person.id === id);

const hasAccount = ({ state }: Colleague) => state === 'active' || state === 'leaving';

const leftTo = (person: Colleague) => (hasAccount(person) ? 48_250.5 * person.id : 0);

const budgetsOf = (person: Colleague): ListedColleague['budgets'] =>
  hasAccount(person)
    ? [
        { category: 1, name_sr: 'Sport', name_en: 'Sport', icon: 'sport', amount: 30_000, left: 18_400 },
        { category: 2, name_sr: 'Zdravlje', name_en: 'Health', icon: 'health', amount: 20_000, left: 2_000 },
        { category: 3, name_sr: 'Edukacija', name_en: 'Education', icon: 'education', amount: 40_000, left: 40_000 },
      ]
    : [];

/** Sums of all of them. */
export const sampleSums = {
  people: samplePeople.length,
  left: samplePeople.reduce((sum, person) => sum + leftTo(person), 0),
};

const withState = (state: PersonState) => samplePeople.filter((person) => person.state === state).length;

/** Number of people in each state. */
export const sampleCounts = {
  all: samplePeople.length,
  unopened: withState('invited'),
  waiting: withState('added') + withState('invited') + withState('expired'),
  ...Object.fromEntries(PERSON_STATES.map((state) => [state, withState(state)])),
};

/** Impact of closing an account: heavy for a person who has one; the last owner cannot be ended. */
export function impactOfPerson(id: number): PersonImpact | undefined {
  const person = samplePeople.find((each) => each.id === id);
  if (!person) return undefined;
  const account = hasAccount(person);
  const last_owner = person.company_roles.includes('owner');
  return {
    impact: 'a'.repeat(64),
    weight: last_owner ? 'blocked' : account ? 'heavy' : 'harmless',
    effects: {
      account,
      open_requests: account ? 2 : 0,
      held: account ? 6_400 : 0,
      subscriptions: account ? 1 : 0,
      next_charge: account ? '2026-12-05' : null,
      cart_items: account ? 3 : 0,
      left: leftTo(person),
      left_in_categories: account ? 60_400 : 0,
      invitation: person.state === 'invited',
      roles: person.company_roles.length,
      last_owner,
    },
  };
}

/** The list's answer to a query. */
export function listedPeople(search: URLSearchParams) {
  const states = search.get('state')?.split(',') ?? PERSON_STATES;
  const results = samplePeople
    .filter(({ state }) => states.some((one) => one === state))
    .map((person): ListedColleague => Object.assign({ left: leftTo(person), budgets: budgetsOf(person) }, person));
  return { count: results.length, count_is_exact: true, without: [], next: null, previous: null, results };
}

/** Answer to any new e-mail address: it is taken. */
export const addressTaken = () =>
  Response.json({ code: 'address.taken', message: said('Ova adresa već ima nalog na Izboru.') }, { status: 409 });
