import { benefitBulkTasks } from './admin-benefits/benefit-bulk-task.ts';
import { findAnewTask } from './admin-benefits/find-anew-task.ts';
import { providerBulkTasks } from './admin-benefits/provider-bulk-task.ts';
import { giftTask } from './gifts/gift-task.ts';
import { checkTaskOf } from './imports/check-task.ts';
import { IN_ANY_COMPANY, IN_CATALOGUE, IN_COMPANY } from './imports/import-places.ts';
import { undoTaskOf } from './imports/undo-task.ts';
import { invitationBulkTask, platformInvitationBulkTask } from './staff/invitation-bulk-task.ts';
import { inviteTaskOf } from './staff/invite-task.ts';
import type { TaskKind, TaskKinds } from './tasks/task-kind.ts';

/** How each kind of long work is done: one line each. */
export const taskKinds: TaskKinds = new Map<string, TaskKind>([
  ['gift', giftTask],
  ['invitations', inviteTaskOf('company.people')],
  ['user_invitations', inviteTaskOf('platform.people')],
  ['invitation_bulk', invitationBulkTask],
  ['platform_invitation_bulk', platformInvitationBulkTask],
  ['import_check', checkTaskOf(IN_COMPANY)],
  ['import_undo', undoTaskOf(IN_COMPANY)],
  ['user_import_check', checkTaskOf(IN_ANY_COMPANY)],
  ['user_import_undo', undoTaskOf(IN_ANY_COMPANY)],
  ['benefit_import_check', checkTaskOf(IN_CATALOGUE)],
  ['benefit_import_undo', undoTaskOf(IN_CATALOGUE)],
  ['find_anew', findAnewTask],
  ['benefit_bulk', benefitBulkTasks.run],
  ['benefit_bulk_undo', benefitBulkTasks.undo],
  ['provider_bulk', providerBulkTasks.run],
  ['provider_bulk_undo', providerBulkTasks.undo],
]);
