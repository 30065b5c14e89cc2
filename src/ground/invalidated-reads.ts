import { getBudgetYear, listBudgetEntries } from '#contract/budgets/budgets.contract.ts';
import { getOrder } from '#contract/checkout/checkout.contract.ts';
import { getCourse, listCourses } from '#contract/courses/courses.contract.ts';
import { getHome } from '#contract/home/home.contract.ts';
import { getPackage, listPackages } from '#contract/packages/packages.contract.ts';
import { listSubscriptions } from '#contract/subscriptions/subscriptions.contract.ts';
import { getTransaction, listTransactions } from '#contract/transactions/transactions.contract.ts';
import { listVouchers } from '#contract/vouchers/vouchers.contract.ts';

/** Read calls to invalidate when money has moved, beside the person's own figures. */
export const READS_OF_MONEY = [
  getHome,
  listTransactions,
  getTransaction,
  getOrder,
  listVouchers,
  listSubscriptions,
  listBudgetEntries,
  getBudgetYear,
];

/** Read calls to invalidate when the person's progress in learning has changed. */
export const READS_OF_PROGRESS = [listCourses, getCourse, listPackages, getPackage];
