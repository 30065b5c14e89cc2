import type { PeoplePreview } from '#contract/staff/people-bulk.contract.ts';
import type { Colleague } from '#contract/staff/person.contract.ts';

/** A person who was added to a company and not invited yet, as the calls about people return it. */
export const una: Colleague = {
  id: 7,
  first_name: 'Una',
  last_name: 'Savić',
  email: 'una@morava.rs',
  pending_email: null,
  position: 'Designer',
  unit: 'Studio',
  state: 'added',
  ends_on: null,
  profile_picture: null,
  company_roles: [],
  invitation: null,
  created_at: '2026-11-20T08:00:00.000Z',
  revision: 3,
  changed: { at: '2026-11-20T08:00:00.000Z', by: null },
  external_id: null,
  language: 'EN',
  has_account: false,
  birth_place: '',
  birthday: null,
};

/** A person of the same company with an account. */
export const milan: Colleague = {
  ...una,
  id: 8,
  first_name: 'Milan',
  last_name: 'Ilić',
  email: 'milan@morava.rs',
  state: 'active',
  has_account: true,
  birth_place: null,
};

/** Effects of ending people on whom nothing depends. */
export const NO_EFFECTS: PeoplePreview['effects'] = {
  accounts: 0,
  invitations: 0,
  requests: 0,
  subscriptions: 0,
  roles: 0,
  sessions: 0,
  minutes: 0,
  money: [],
};
