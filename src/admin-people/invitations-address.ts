import { INVITATION_STATUSES } from '#contract/registration/registration.contract.ts';
import { listAddress, listFilter, listQuery } from '../admin/parts/list-address.ts';
import { choiceField, textField } from '../ground/address.ts';

const parts = {
  sorts: ['-created', 'email'],
  columns: ['email', 'state', 'created', 'opened', 'expires', 'by', 'times'],
} as const;
const filters = { state: choiceField(INVITATION_STATUSES), invitation: choiceField(['unopened']) };

/** The parts of the address of the list of a company's invitations. */
export const invitationsAddress = listAddress({ ...parts, filters });

/** The parts of the address of the list of all companies' invitations. */
export const allInvitationsAddress = listAddress({
  ...parts,
  columns: [...parts.columns, 'company'],
  filters: { company: textField(9), ...filters },
});

export type InvitationsPlace = ReturnType<typeof invitationsAddress.read>;
export type AllInvitationsPlace = ReturnType<typeof allInvitationsAddress.read>;

// Only the last invitation of an e-mail address counts: earlier links no longer work.
const chosen = (values: InvitationsPlace) => ({
  state: values.state || undefined,
  unopened: values.invitation === '' ? undefined : true,
  last: true,
});

const ofCompany = ({ company }: AllInvitationsPlace) => ({
  company: /^[1-9]\d*$/.test(company) ? Number(company) : undefined,
});

/** The filters and order of the address as the calls take them, without the page. */
export const invitationsFilter = (values: InvitationsPlace) => Object.assign(listFilter(values), chosen(values));
export const allInvitationsFilter = (values: AllInvitationsPlace) =>
  Object.assign(invitationsFilter(values), ofCompany(values));

/** The query of the list with its page. */
export const invitationsQuery = (values: InvitationsPlace) => Object.assign(listQuery(values), chosen(values));
export const allInvitationsQuery = (values: AllInvitationsPlace) =>
  Object.assign(invitationsQuery(values), ofCompany(values));

/** The filters without the order, for changes of all that the list finds. */
export const invitationsMeant = (values: InvitationsPlace) =>
  Object.assign({ search: values.q || undefined }, chosen(values));
export const allInvitationsMeant = (values: AllInvitationsPlace) =>
  Object.assign(invitationsMeant(values), ofCompany(values));
