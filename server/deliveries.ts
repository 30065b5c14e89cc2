import { approvalAskedMail, approvalEndedMail } from './approvals/approval-mail.ts';
import { sealMail } from './changes/tell-seal.ts';
import { orderConfirmationMail } from './checkout/order-confirmation.ts';
import { contactCopyMail, contactMessageMail } from './contact/contact-mail.ts';
import { removeFile } from './files/remove-file.ts';
import { nudgeMail } from './nudges/nudge-mail.ts';
import { orderCancelledMail } from './orders/order-cancelled.ts';
import { byMail, type Deliver, type Deliveries } from './outbox/deliver.ts';
import { addressDeliveries } from './registration/address.mails.ts';
import { accountDeliveries } from './registration/registration.mails.ts';
import { lateMail } from './requests/late-mail.ts';
import { requestMail } from './requests/request-mail.ts';
import { assignedMail } from './requests/tell-assigned.ts';
import { morningMail } from './saved-lists/morning-mail.ts';
import { accountClosedMail, lastDayMail } from './staff/leaving-mail.ts';
import { subscriptionEndedMail } from './subscriptions/subscription-ended.ts';
import { taskEndedMail } from './tasks/task-ended.ts';

/** How each kind of message is delivered: one line each. */
export const deliveries: Deliveries = new Map<string, Deliver>([
  ...accountDeliveries,
  ...addressDeliveries,
  ['approval_asked', byMail('approval-asked', approvalAskedMail)],
  ['approval_ended', byMail('approval-ended', approvalEndedMail)],
  ['last_day_set', byMail('last-day-set', lastDayMail)],
  ['account_closed', byMail('account-closed', accountClosedMail)],
  [
    'order_confirmation',
    byMail('order', (database, { companyId, payload }, { config }) =>
      orderConfirmationMail(database, { companyId, orderId: Number(payload.orderId) }, config.publicUrl),
    ),
  ],
  ['request_news', byMail('request', requestMail)],
  ['request_assigned', byMail('request-assigned', assignedMail)],
  ['late_requests', byMail('late-requests', lateMail)],
  ['remove_file', removeFile],
  ['budget_nudge', byMail('nudge', nudgeMail)],
  ['list_news', byMail('list-news', morningMail)],
  ['seal', byMail('seal', sealMail)],
  ['task_ended', byMail('task', taskEndedMail)],
  ['contact_message', byMail('contact', contactMessageMail)],
  ['contact_copy', byMail('contact-copy', contactCopyMail)],
  [
    'order_cancelled',
    byMail('order-cancelled', (database, { companyId, payload: { orderId, ended = 0 } }, { config }) => {
      const order = { companyId, orderId: Number(orderId), ended: Number(ended) };
      return orderCancelledMail(database, order, config.publicUrl);
    }),
  ],
  [
    'subscription_ended',
    byMail('subscription', (database, { companyId, payload }, { config }) =>
      subscriptionEndedMail(database, { companyId, subscriptionId: Number(payload.subscriptionId) }, config.publicUrl),
    ),
  ],
]);
