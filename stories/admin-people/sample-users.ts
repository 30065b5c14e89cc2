import { type Colleague, type ListedUser, PERSON_STATES } from '#contract/staff/person.contract.ts';
import { personAsked, samplePeople } from './sample-people.ts';

const COMPANIES = [
  { id: 1, name: 'Morava Tehnologije d.o.o.', currency: 'RSD' },
  { id: 3, name: 'Una Softver d.o.o.', currency: 'KM' },
] as const;

/** People of two companies, as edited by the platform; one is an administrator of the platform. */
export const sampleUsers = samplePeople.map(userOf);

function userOf(person: Colleague, place: number) {
  return Object.assign({}, person, {
    company: COMPANIES[place % 2] ?? COMPANIES[0],
    admin_roles: place === 3 ? (['operations', 'content'] as const) : [],
    corporate_account: place === 1,
    has_code: place === 0,
    birth_place: '',
  });
}

/** The list's answer to a query. */
export function listedUsers(search: URLSearchParams) {
  const states = search.get('state')?.split(',') ?? PERSON_STATES;
  const name = search.get('search') ?? '';
  const results = sampleUsers.filter(
    (user) => states.some((one) => one === user.state) && `${user.first_name} ${user.last_name}`.includes(name),
  ) as unknown as ListedUser[];
  return { count: results.length, count_is_exact: true, without: [], next: null, previous: null, results };
}

/** A person by id, or the erased one. */
export function userAsked(id: number) {
  const person = personAsked(id);
  return person && userOf(person, id - 1);
}

export function rolesAsked(id: number) {
  const { admin_roles = [], company_roles = [], corporate_account = false } = userAsked(id) ?? {};
  return { admin_roles, company_roles, corporate_account, revision: 1 };
}

export function rolesInCompany(id: number) {
  const { company_roles, revision } = rolesAsked(id);
  return { company_roles, revision };
}

/** Answer to saving roles: always a conflict, Vesna saved first. */
export function rolesMoved(id: number) {
  const record = { ...rolesAsked(id), admin_roles: ['finance'], company_roles: [], revision: 2 };
  const changed_by = { id: 1, name: 'Vesna Ilić' };
  const body = { code: 'record.changed', message: '', revision: 2, changed_by, changed_at: null, record };
  return Response.json(body, { status: 409 });
}
