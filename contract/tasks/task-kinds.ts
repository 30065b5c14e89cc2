/** Records of which many are changed at once and given back what they had: two kinds of tasks each. */
const GIVEN_BACK = ['benefit', 'provider', 'coupon', 'course', 'package', 'question', 'people', 'user_people'] as const;

/** Lists that are written into a file. */
const FILES = ['benefits', 'orders', 'people', 'users', 'invitations', 'all_invitations'] as const;

/** Taking an import back, at each of its places. */
const IMPORT_UNDOS = ['import_undo', 'user_import_undo', 'benefit_import_undo', 'budget_import_undo'] as const;

/** Every kind of long work, by its word on the wire. The server does each of them, and the tray has words for each. */
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

/** Work that nobody stops, since half of it would be worse than none: it puts right what was saved already, or takes it back. */
export const MUST_END: readonly TaskKindName[] = ['find_anew', 'subscription_prices', ...IMPORT_UNDOS];
