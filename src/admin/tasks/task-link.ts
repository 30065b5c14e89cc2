import type { Task } from '#contract/tasks/tasks.contract.ts';
import { paths } from '../../ground/paths.ts';
import { IMPORT_BUDGETS } from '../parts/people-selection.ts';

/** The lists whose bulk changes, and the undoing of these, are tasks. */
const BULKS: Readonly<Record<string, string>> = {
  invitation_bulk: `${paths.companyAdmin}/invitations`,
  platform_invitation_bulk: `${paths.adminPanel}/invitations`,
  order_bulk: `${paths.adminPanel}/orders`,
  request_bulk: `${paths.companyAdmin}/requests`,
  suggestion_bulk: `${paths.adminPanel}/suggestions`,
  provider_bulk: `${paths.adminPanel}/providers`,
  coupon_bulk: `${paths.adminPanel}/coupons`,
  course_bulk: `${paths.adminPanel}/courses`,
  package_bulk: `${paths.adminPanel}/packages`,
  question_bulk: `${paths.adminPanel}/faq`,
  people_bulk: `${paths.companyAdmin}/people`,
  user_people_bulk: `${paths.adminPanel}/users`,
};

/** The lists of the records that tasks of each kind are about; each record has a page of its own. */
const PAGES: Readonly<Record<string, string>> = {
  gift: `${paths.companyAdmin}/budgets`,
  gift_take_back: `${paths.companyAdmin}/budgets`,
  announcement: `${paths.adminPanel}/announcements`,
  announcement_withdraw: `${paths.adminPanel}/announcements`,
  import_check: paths.importOfPeople,
  import_undo: paths.importOfPeople,
  user_import_check: paths.importOfUsers,
  user_import_undo: paths.importOfUsers,
  benefit_import_check: paths.importOfBenefits,
  benefit_import_undo: paths.importOfBenefits,
  budget_import_check: IMPORT_BUDGETS,
  budget_import_undo: IMPORT_BUDGETS,
};

/** The page with the result of a task; while it runs, the list of such records. Null if there is no such page. */
export function taskLink({ kind, result, bulk }: Task): string | null {
  if (bulk !== null) return `${BULKS[kind.replace(/_undo$/, '')] ?? `${paths.adminPanel}/benefits`}?bulk=${bulk}`;
  const list = PAGES[kind];
  if (list === undefined) return null;
  const id = result?.import ?? result?.gift ?? result?.announcement;
  return id === undefined ? list : `${list}/${id}`;
}
