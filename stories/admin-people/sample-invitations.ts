import { INVITATION_STATUSES, type Invitation } from '#contract/registration/registration.contract.ts';
import type { InvitationsPreview } from '#contract/staff/invitation-bulk.contract.ts';
import type { PlatformInvitation } from '#contract/staff/sent-invitations.contract.ts';
import { listAnswer } from '#src/testing/list-answer.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The time this many days before now, so that the sample never ages. */
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const NAMES = ['Jelena Đorđević-Stanković', 'Una Savić', null, 'Petar Nikolić', 'Milica Šarić', 'Marko Lazić'];

/** Invitations of a company, one in each status. */
export const sampleInvitations: readonly Invitation[] = INVITATION_STATUSES.map((status, place) => ({
  id: place + 1,
  email: place === 2 ? 'nabavka.i.logistika.centralni-magacin@morava-tehnologije.rs' : `osoba-${place + 1}@morava.rs`,
  person: NAMES[place] ? { id: place + 1, name: NAMES[place] } : null,
  status,
  created_at: ago(place === 2 ? 20 : 3),
  send_at: status === 'waiting' ? ago(-2) : ago(place === 2 ? 20 : 3),
  sent_at: status === 'waiting' ? null : ago(place === 2 ? 20 : 3),
  opened_at: status === 'opened' || status === 'registered' ? ago(1) : null,
  expires_at: ago(place === 2 ? 6 : -11),
  by: place === 1 ? null : 'Vesna Milenković',
  times: place === 4 ? 4 : 1,
  last: true,
}));

const COMPANIES = ['Morava Tehnologije d.o.o.', 'Una Softver d.o.o.'];

/** Invitations of two companies. */
export const allSampleInvitations: readonly PlatformInvitation[] = sampleInvitations.map((one, place) =>
  Object.assign({ company: { id: (place % 2) + 1, name: COMPANIES[place % 2] ?? '' } }, one),
);

/** The list's answer to a query. */
export function listedInvitations<Row extends Invitation>(rows: readonly Row[], search: URLSearchParams) {
  const [state, company] = [search.get('state'), search.get('company')];
  const isUnopened = ({ status }: Row) => status === 'sent' || status === 'expired';
  return listAnswer(rows, {
    state: state === null ? null : (row) => row.status === state,
    unopened: search.has('unopened') ? isUnopened : null,
    company: company === null ? null : (row) => 'company' in row && Number(company) === 1,
    search: search.has('search') ? (row) => row.email.includes(search.get('search') ?? '') : null,
  });
}

/** Preview of sending some of them again. */
export const sampleInvitationsPreview: InvitationsPreview = {
  id: 40,
  count: 6,
  affected: 3,
  refused: [
    { code: 'account', count: 2, sample: sampleInvitations.slice(0, 2) },
    { code: 'limit', count: 1, sample: sampleInvitations.slice(4, 5) },
  ],
  effects: { opened: 1, minutes: 1 },
  sample: sampleInvitations
    .slice(2, 4)
    .map(({ id, email, status }) => ({ id, email, before: { status }, after: { status: 'waiting' } })),
  expires_at: ago(-1),
};
