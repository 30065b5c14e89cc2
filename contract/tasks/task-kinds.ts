/** Records with bulk changes that can be taken back; each has two kinds of tasks. */
const GIVEN_BACK = ['benefit', 'provider', 'coupon', 'course', 'package', 'question', 'people', 'user_people'] as const;

/** Lists that a task exports into a file. */
const FILES = ['benefits', 'orders', 'people', 'users', 'invitations', 'all_invitations'] as const;

/** Tasks that take an import back, one for each kind of import. */
const IMPORT_UNDOS = ['import_undo', 'user_import_undo', 'benefit_import_undo', 'budget_import_undo'] as const;

/** Kinds of tasks by their names on the wire. The server runs each of them, and the task tray has texts for each. */
export const TASK_KINDS = [
  ...(['gift', 'gift_take_back', 'invitations', 'user_invitations'] as const),
  ...(['invitation_bulk', 'platform_invitation_bulk', 'order_bulk', 'request_bulk', 'suggestion_bulk'] as const),
  ...(['announcement', 'announcement_withdraw', 'find_anew', 'subscription_prices'] as const),
  ...(['import_check', 'user_import_check', 'benefit_import_check', 'budget_import_check'] as const),
  ...IMPORT_UNDOS,
  ...GIVEN_BACK.map((records) => `${records}_bulk` as const),
  ...GIVEN_BACK.map((records) => `${records}_bulk_undo` as const),
  ...FILES.map((list) => `export_${list}` as const),
] as const;

export type TaskKindName = (typeof TASK_KINDS)[number];

/**
 * Tasks that cannot be stopped, because they complete or take back something that is already saved; doing half of it would be worse
 * than nothing.
 */
export const MUST_END: readonly TaskKindName[] = ['find_anew', 'subscription_prices', ...IMPORT_UNDOS];
