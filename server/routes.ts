import type { FastifyInstance } from 'fastify';
import { absenceRoutes } from './absence/absence.routes.ts';
import { adminApprovalRoutes } from './admin-approvals/admin-approvals.routes.ts';
import { adminBenefitRoutes } from './admin-benefits/admin-benefits.routes.ts';
import { adminCategoryRoutes } from './admin-benefits/admin-categories.routes.ts';
import { benefitBulkRoutes } from './admin-benefits/benefit-bulk.routes.ts';
import { providerBulkRoutes } from './admin-benefits/provider-bulk.routes.ts';
import { adminCompanyRoutes } from './admin-companies/admin-companies.routes.ts';
import { ownCompanyRoutes } from './admin-companies/own-company.routes.ts';
import { adminOrderRoutes } from './admin-orders/admin-orders.routes.ts';
import { announcementRoutes } from './announcements/announcements.routes.ts';
import { approvalKinds } from './approval-kinds.ts';
import { approvalRoutes } from './approvals/approvals.routes.ts';
import { attemptRoutes } from './attempts/attempts.routes.ts';
import { browseRoutes } from './browse/browse.routes.ts';
import { budgetRoutes } from './budget-year/budget-year.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { certificateRoutes } from './certificates/certificates.routes.ts';
import { changeRoutes } from './changes/changes.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { coreBenefitRoutes } from './core-benefits/core-benefits.routes.ts';
import { corporateRoutes } from './corporate/corporate.routes.ts';
import { couponBulkRoutes } from './coupons/coupon-bulk.routes.ts';
import { couponRoutes } from './coupons/coupons.routes.ts';
import { adminCourseRoutes } from './courses/admin-courses.routes.ts';
import { courseRoutes } from './courses/courses.routes.ts';
import { adminDocumentRoutes } from './documents/admin-documents.routes.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { enrolmentRoutes } from './enrolments/enrolments.routes.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import { giftRoutes } from './gifts/gifts.routes.ts';
import { helpRoutes } from './help/help.routes.ts';
import { questionBulkRoutes } from './help/question-bulk.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { benefitImportRoutes, budgetImportRoutes, importRoutes, userImportRoutes } from './imports/imports.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { adminPackageRoutes } from './packages/admin-packages.routes.ts';
import { learningBulkRoutes } from './packages/learning-bulk.routes.ts';
import { packageRoutes } from './packages/packages.routes.ts';
import { passwordResetRoutes } from './password-reset/password-reset.routes.ts';
import { payrollRoutes } from './payroll/payroll.routes.ts';
import { platformApprovalKinds } from './platform-approval-kinds.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { providerRoutes } from './providers/providers.routes.ts';
import { rateRoutes } from './rates/rates.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { requestRoutes } from './requests/requests.routes.ts';
import { reviewRoutes } from './requests/review.routes.ts';
import { unattendedRoutes } from './requests/unattended.routes.ts';
import { roleRoutes } from './roles/roles.routes.ts';
import { savedListRoutes } from './saved-lists/saved-lists.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { colleagueAddressRoutes, userAddressRoutes } from './staff/address.routes.ts';
import { endingRoutes } from './staff/ending.routes.ts';
import { invitingRoutes } from './staff/inviting.routes.ts';
import { colleaguesBulkRoutes, usersBulkRoutes } from './staff/people-bulk.routes.ts';
import { securityRoutes } from './staff/security.routes.ts';
import { allInvitationRoutes, sentInvitationRoutes } from './staff/sent-invitations.routes.ts';
import { colleagueRoutes, userRoutes } from './staff/staff.routes.ts';
import { subscriptionRoutes } from './subscriptions/subscriptions.routes.ts';
import { adminSuggestionRoutes } from './suggestions/admin-suggestions.routes.ts';
import { suggestionBulkRoutes } from './suggestions/suggestion-bulk.routes.ts';
import { suggestionRoutes } from './suggestions/suggestions.routes.ts';
import { taskRoutes } from './tasks/tasks.routes.ts';
import { todayRoutes } from './today/today.routes.ts';
import { transactionRoutes } from './transactions/transactions.routes.ts';
import { usersRoutes } from './users/users.routes.ts';
import { voucherRoutes } from './vouchers/vouchers.routes.ts';

/** Every feature's routes, registered by hand: one line each. */
export const routes: readonly ((app: FastifyInstance) => void)[] = [
  sessionRoutes,
  registrationRoutes,
  giftRoutes,
  approvalRoutes(approvalKinds),
  adminApprovalRoutes(platformApprovalKinds),
  payrollRoutes,
  reportRoutes,
  corporateRoutes,
  taskRoutes,
  todayRoutes,
  savedListRoutes,
  passwordResetRoutes,
  usersRoutes,
  profileRoutes,
  roleRoutes,
  colleagueRoutes,
  userRoutes,
  endingRoutes,
  securityRoutes,
  colleagueAddressRoutes,
  userAddressRoutes,
  invitingRoutes,
  colleaguesBulkRoutes,
  usersBulkRoutes,
  sentInvitationRoutes,
  allInvitationRoutes,
  importRoutes,
  userImportRoutes,
  benefitImportRoutes,
  budgetImportRoutes,
  browseRoutes,
  categoryRoutes,
  adminCategoryRoutes,
  adminCompanyRoutes,
  ownCompanyRoutes,
  adminOrderRoutes,
  announcementRoutes,
  adminBenefitRoutes,
  benefitBulkRoutes,
  providerBulkRoutes,
  couponBulkRoutes,
  learningBulkRoutes,
  questionBulkRoutes,
  providerRoutes,
  rateRoutes,
  homeRoutes,
  searchRoutes,
  favouritesRoutes,
  cartRoutes,
  checkoutRoutes,
  notificationsRoutes,
  transactionRoutes,
  requestRoutes,
  reviewRoutes,
  absenceRoutes,
  unattendedRoutes,
  suggestionRoutes,
  adminSuggestionRoutes,
  suggestionBulkRoutes,
  contactRoutes,
  helpRoutes,
  documentRoutes,
  coreBenefitRoutes,
  adminDocumentRoutes,
  certificateRoutes,
  budgetRoutes,
  voucherRoutes,
  subscriptionRoutes,
  adminCourseRoutes,
  courseRoutes,
  adminPackageRoutes,
  packageRoutes,
  couponRoutes,
  enrolmentRoutes,
  attemptRoutes,
  changeRoutes,
];
