import type { Invitation } from '#contract/registration/registration.contract.ts';
import type { ListedUser } from '#contract/staff/person.contract.ts';
import type { PlatformInvitation } from '#contract/staff/sent-invitations.contract.ts';
import { INVITATIONS_FILE } from '../registration/invitation-file.ts';
import { type InvitationQuery, invitationList } from '../registration/invitation-list.ts';
import type { LongFile } from '../tasks/export-task.ts';
import { ALL_INVITATIONS_FILE, type AllInvitationsQuery, allInvitations } from './all-invitations.ts';
import { exportedColleagues, type SumsQuery } from './colleague-list.ts';
import { COLLEAGUES_FILE, type ExportedColleague, USERS_FILE } from './staff-files.ts';
import { type UserQuery, users } from './user-list.ts';

/** The people of a company, as a file made by a task. */
export const COLLEAGUES_IN_TASK: LongFile<ExportedColleague, SumsQuery> = {
  kind: 'export_people',
  permission: 'company.people',
  listFor: ({ companyId, now }) => exportedColleagues(companyId, now),
  file: COLLEAGUES_FILE,
};

/** The people of all companies, as a file made by a task. */
export const USERS_IN_TASK: LongFile<ListedUser, UserQuery> = {
  kind: 'export_users',
  permission: 'platform.people',
  listFor: ({ now }) => users(now),
  file: USERS_FILE,
};

/** The invitations of a company, as a file made by a task. */
export const INVITATIONS_IN_TASK: LongFile<Invitation, InvitationQuery> = {
  kind: 'export_invitations',
  permission: 'company.people',
  listFor: ({ companyId, now }) => invitationList(companyId, now),
  file: INVITATIONS_FILE,
};

/** The invitations of all companies, as a file made by a task. */
export const ALL_INVITATIONS_IN_TASK: LongFile<PlatformInvitation, AllInvitationsQuery> = {
  kind: 'export_all_invitations',
  permission: 'platform.people',
  listFor: ({ now }) => allInvitations(now),
  file: ALL_INVITATIONS_FILE,
};
