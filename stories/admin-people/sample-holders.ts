import { ADMIN_ROLES, type AdminRole, COMPANY_ROLES, type CompanyRole } from '#contract/permissions/roles.ts';
import type { PersonState } from '#contract/staff/person.contract.ts';

type Row<Role> = readonly [first: string, last: string, roles: readonly Role[], state?: PersonState];

const ON_PLATFORM: readonly Row<AdminRole>[] = [
  ['Vesna', 'Ilić', ['owner']],
  ['Nikola', 'Kostić', ['operations', 'finance']],
  ['Emina', 'Hadžić', ['operations']],
  ['Jovana', 'Đorđević-Stanković', ['content']],
  ['Aleksandra', 'Petrović', ['content']],
  ['Tijana', 'Savić', ['content'], 'leaving'],
  ['Bojan', 'Radić', ['content']],
  ['Dragan', 'Kovač', ['auditor']],
];

const IN_COMPANY: readonly Row<CompanyRole>[] = [
  ['Vesna', 'Milenković', ['owner', 'reviewer']],
  ['Milan', 'Marković', ['owner'], 'invited'],
  ['Petar', 'Nikolić', ['people', 'budgets']],
  ['Una', 'Savić', ['reports']],
];

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const invitation = { id: 9, send_at: ago(2), sent_at: ago(2), opened_at: null, expires_at: ago(-12) };

const person = <Role>([first_name, last_name, roles, state = 'active']: Row<Role>, place: number) => ({
  id: place === 0 ? 900 : place,
  first_name,
  last_name,
  email: `${place}@morava.rs`,
  pending_email: null,
  state,
  ends_on: state === 'leaving' ? '2026-12-31' : null,
  invitation: state === 'invited' ? invitation : null,
  is_last_owner: place === 0,
  held: roles,
});

const counted = <Role>(all: readonly Role[], rows: readonly Row<Role>[]) =>
  all.map((role) => ({ role, people: rows.filter(([, , roles]) => roles.includes(role)).length }));

/** People with a role on the platform; the first is its only owner. */
export const platformHolders = {
  roles: counted(ADMIN_ROLES, ON_PLATFORM),
  results: ON_PLATFORM.map((row, place) => {
    const { held, ...rest } = person(row, place);
    const company = { id: 1, name: 'Morava Tehnologije d.o.o.', currency: 'RSD' };
    return Object.assign(rest, { company, admin_roles: held, company_roles: [], has_code: true });
  }),
};

/** People with a role in a company; more have the role for reports than are listed. */
export const companyHolders = {
  roles: counted(COMPANY_ROLES, IN_COMPANY).map(({ role, people }) => ({
    role,
    people: role === 'reports' ? 1240 : people,
  })),
  results: IN_COMPANY.map((row, place) => {
    const { held, ...rest } = person(row, place);
    return Object.assign(rest, { company_roles: held });
  }),
};
