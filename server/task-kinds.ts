import { BENEFIT_BULK } from './admin-benefits/benefit-bulk-actions.ts';
import { benefitBulkTasks } from './admin-benefits/benefit-bulk-task.ts';
import { BENEFITS_IN_TASK } from './admin-benefits/benefit-file.ts';
import { PROVIDER_BULK } from './admin-benefits/provider-bulk.ts';
import { searchKeysTask } from './admin-benefits/search-keys-task.ts';
import { orderBulkTask } from './admin-orders/order-bulk-task.ts';
import { ORDERS_IN_TASK } from './admin-orders/order-list.ts';
import { announceTask, withdrawTask } from './announcements/announcement-tasks.ts';
import type { BulkKind } from './bulk/bulk-kind.ts';
import { endingTasks } from './bulk/ending-tasks.ts';
import { COUPON_BULK } from './coupons/coupon-bulk.ts';
import { giftTask } from './gifts/gift-task.ts';
import { takeBackTask } from './gifts/take-back-task.ts';
import { QUESTION_BULK } from './help/question-bulk.ts';
import { checkTaskOf } from './imports/check-task.ts';
import { IN_ANY_COMPANY, IN_CATALOGUE, IN_COMPANY, OF_BUDGETS } from './imports/import-places.ts';
import { undoTaskOf } from './imports/undo-task.ts';
import { COURSE_BULK, PACKAGE_BULK } from './packages/learning-bulk.ts';
import { requestBulkTask } from './requests/request-bulk-task.ts';
import { invitationBulkTask, platformInvitationBulkTask } from './staff/invitation-bulk-task.ts';
import { inviteTaskOf } from './staff/invite-task.ts';
import { ALL_INVITATIONS_IN_TASK, COLLEAGUES_IN_TASK, INVITATIONS_IN_TASK, USERS_IN_TASK } from './staff/long-files.ts';
import { COLLEAGUE_BULK, USER_BULK } from './staff/people-bulk.ts';
import { peopleBulkTasks, userBulkTasks } from './staff/people-bulk-task.ts';
import { tellPricesTask } from './subscriptions/tell-prices-task.ts';
import { suggestionBulkTask } from './suggestions/suggestion-bulk-task.ts';
import { exportTask } from './tasks/export-task.ts';
import type { TaskKind, TaskKinds } from './tasks/task-kind.ts';

/** How each kind of task is done: one line each. */
export const taskKinds: TaskKinds = new Map<string, TaskKind>([
  ['gift', giftTask],
  ['gift_take_back', takeBackTask],
  ['invitations', inviteTaskOf('company.people')],
  ['user_invitations', inviteTaskOf('platform.people')],
  ['invitation_bulk', invitationBulkTask],
  ['platform_invitation_bulk', platformInvitationBulkTask],
  ['announcement', announceTask],
  ['announcement_withdraw', withdrawTask],
  ['order_bulk', orderBulkTask],
  ['request_bulk', requestBulkTask],
  ['suggestion_bulk', suggestionBulkTask],
  [ORDERS_IN_TASK.kind, exportTask(ORDERS_IN_TASK)],
  ['import_check', checkTaskOf(IN_COMPANY)],
  ['import_undo', undoTaskOf(IN_COMPANY)],
  ['user_import_check', checkTaskOf(IN_ANY_COMPANY)],
  ['user_import_undo', undoTaskOf(IN_ANY_COMPANY)],
  ['benefit_import_check', checkTaskOf(IN_CATALOGUE)],
  ['benefit_import_undo', undoTaskOf(IN_CATALOGUE)],
  ['budget_import_check', checkTaskOf(OF_BUDGETS)],
  ['budget_import_undo', undoTaskOf(OF_BUDGETS)],
  ['find_anew', searchKeysTask],
  ['subscription_prices', tellPricesTask],
  [BENEFITS_IN_TASK.kind, exportTask(BENEFITS_IN_TASK)],
  [COLLEAGUES_IN_TASK.kind, exportTask(COLLEAGUES_IN_TASK)],
  [USERS_IN_TASK.kind, exportTask(USERS_IN_TASK)],
  [INVITATIONS_IN_TASK.kind, exportTask(INVITATIONS_IN_TASK)],
  [ALL_INVITATIONS_IN_TASK.kind, exportTask(ALL_INVITATIONS_IN_TASK)],
  ...bothWays(BENEFIT_BULK, benefitBulkTasks),
  ...bothWays(PROVIDER_BULK.bulk, endingTasks(PROVIDER_BULK)),
  ...bothWays(COUPON_BULK.bulk, endingTasks(COUPON_BULK)),
  ...bothWays(COURSE_BULK.bulk, endingTasks(COURSE_BULK)),
  ...bothWays(PACKAGE_BULK.bulk, endingTasks(PACKAGE_BULK)),
  ...bothWays(QUESTION_BULK.bulk, endingTasks(QUESTION_BULK)),
  ...bothWays(COLLEAGUE_BULK, peopleBulkTasks),
  ...bothWays(USER_BULK, userBulkTasks),
]);

/** A change of many, and taking it back. */
function bothWays({ task }: BulkKind, { run, undo }: Record<'run' | 'undo', TaskKind>): [string, TaskKind][] {
  return [
    [task, run],
    [`${task}_undo`, undo],
  ];
}
