import type { AnyStateMachine } from 'xstate';
import { announcementPaths } from '../announcements/announcement.paths.ts';
import { approvalPaths } from '../approvals/approval.paths.ts';
import { attemptPaths } from '../attempts/attempt.paths.ts';
import { keepingPaths } from '../attempts/keeping.paths.ts';
import { browsePaths } from '../browse/browse.paths.ts';
import { cartItemPaths } from '../cart/cart-item.paths.ts';
import { checkoutPaths } from '../checkout/checkout.paths.ts';
import { enrolmentPaths } from '../enrolments/enrolment.paths.ts';
import { giftPaths } from '../gifts/gift.paths.ts';
import { importPaths } from '../imports/import.paths.ts';
import { importFilePaths } from '../imports/import-file.paths.ts';
import { loginPaths } from '../login/login.paths.ts';
import { notificationsPaths } from '../notifications/notifications.paths.ts';
import { mailRequestPaths } from '../password-reset/mail-request.paths.ts';
import { passwordResetPaths } from '../password-reset/password-reset.paths.ts';
import { oneTimeCodePaths } from '../profile/one-time-code.paths.ts';
import { bulkPaths } from '../records/bulk.paths.ts';
import { endingPaths } from '../records/ending.paths.ts';
import { recordEditorPaths } from '../records/record-editor.paths.ts';
import { confirmationPaths } from '../registration/confirmation.paths.ts';
import { newAddressPaths } from '../registration/new-address.paths.ts';
import { registrationPaths } from '../registration/registration.paths.ts';
import { requestPaths } from '../requests/request.paths.ts';
import { reviewPaths } from '../requests/review.paths.ts';
import { sessionPaths } from '../session/session.paths.ts';
import { subscriptionPaths } from '../subscriptions/subscription.paths.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { toastsPaths } from '../toasts/toasts.paths.ts';
import { cancellationPaths } from '../transactions/cancellation.paths.ts';

/** Every flow of the shop, by its feature word. */
export const allPaths = [
  sessionPaths,
  loginPaths,
  registrationPaths,
  confirmationPaths,
  newAddressPaths,
  mailRequestPaths,
  passwordResetPaths,
  browsePaths,
  cartItemPaths,
  checkoutPaths,
  notificationsPaths,
  subscriptionPaths,
  cancellationPaths,
  enrolmentPaths,
  requestPaths,
  oneTimeCodePaths,
  attemptPaths,
  keepingPaths,
  toastsPaths,
  recordEditorPaths,
  endingPaths,
  importFilePaths,
  importPaths,
  bulkPaths,
  giftPaths,
  approvalPaths,
  reviewPaths,
  announcementPaths,
].map((definition) => definition as unknown as PathsDefinition<AnyStateMachine>);
