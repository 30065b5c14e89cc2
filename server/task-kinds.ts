import { benefitBulkTasks } from './admin-benefits/benefit-bulk-task.ts';
import { findAnewTask } from './admin-benefits/find-anew-task.ts';
import { providerBulkTasks } from './admin-benefits/provider-bulk-task.ts';
import { giftTask } from './gifts/gift-task.ts';
import { checkTaskOf } from './imports/check-task.ts';
import { undoTaskOf } from './imports/undo-task.ts';
import { invitationBulkTask, platformInvitationBulkTask } from './staff/invitation-bulk-task.ts';
import { inviteTask } from './staff/invite-task.ts';
import type { TaskKind, TaskKinds } from './tasks/task-kind.ts';

/** How each kind of long work is done: one line each. */
export const taskKinds: TaskKinds = new Map<string, TaskKind>([
  ['gift', giftTask],
  ['invitations', inviteTask],
  ['invitation_bulk', invitationBulkTask],
  ['platform_invitation_bulk', platformInvitationBulkTask],
  ['import_check', checkTaskOf('people')],
  ['import_undo', undoTaskOf('people')],
  ['benefit_import_check', checkTaskOf('benefits')],
  ['benefit_import_undo', undoTaskOf('benefits')],
  ['find_anew', findAnewTask],
  ['benefit_bulk', benefitBulkTasks.run],
  ['benefit_bulk_undo', benefitBulkTasks.undo],
  ['provider_bulk', providerBulkTasks.run],
  ['provider_bulk_undo', providerBulkTasks.undo],
]);
