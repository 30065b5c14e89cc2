import type { TaskKindName } from '#contract/tasks/task-kinds.ts';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import type { trayTexts } from '#locales/tasks/tray.texts.ts';
import type { Translate } from '#locales/texts.tsx';

export type Say = Translate<(typeof trayTexts)['tables']['EN']>;

type Named<Key> = Key extends `kind.${infer Word}` ? Exclude<Word, 'other'> : never;
type Word = Named<keyof (typeof trayTexts)['tables']['EN']>;

/** The title of each kind of task; kinds that do the same on both sites share one. */
const WORDS: Record<TaskKindName, Word> = {
  gift: 'gift',
  gift_take_back: 'gift_take_back',
  invitations: 'invitations',
  user_invitations: 'invitations',
  invitation_bulk: 'invitation_bulk',
  platform_invitation_bulk: 'invitation_bulk',
  order_bulk: 'order_bulk',
  request_bulk: 'request_bulk',
  suggestion_bulk: 'suggestion_bulk',
  announcement: 'announcement',
  announcement_withdraw: 'announcement_withdraw',
  find_anew: 'find_anew',
  subscription_prices: 'subscription_prices',
  import_check: 'people_check',
  user_import_check: 'people_check',
  benefit_import_check: 'benefits_check',
  budget_import_check: 'budgets_check',
  import_undo: 'people_undo',
  user_import_undo: 'people_undo',
  benefit_import_undo: 'benefits_undo',
  budget_import_undo: 'budgets_undo',
  benefit_bulk: 'benefit_bulk',
  benefit_bulk_undo: 'benefit_bulk_undo',
  provider_bulk: 'provider_bulk',
  provider_bulk_undo: 'provider_bulk_undo',
  coupon_bulk: 'coupon_bulk',
  coupon_bulk_undo: 'coupon_bulk_undo',
  course_bulk: 'course_bulk',
  course_bulk_undo: 'course_bulk_undo',
  package_bulk: 'package_bulk',
  package_bulk_undo: 'package_bulk_undo',
  question_bulk: 'question_bulk',
  question_bulk_undo: 'question_bulk_undo',
  people_bulk: 'people_bulk',
  people_bulk_undo: 'people_bulk_undo',
  user_people_bulk: 'people_bulk',
  user_people_bulk_undo: 'people_bulk_undo',
  export_benefits: 'export_benefits',
  export_orders: 'export_orders',
  export_people: 'export_people',
  export_users: 'export_people',
  export_invitations: 'export_invitations',
  export_all_invitations: 'export_invitations',
};

/** Title of a task; a kind that only a newer server knows gets a general one. */
export function titleOf(t: Say, { kind, about, total: count }: Task): string {
  const word = (WORDS as Readonly<Record<string, Word | undefined>>)[kind];
  return word ? t(`kind.${word}`, { count, about }) : t('kind.other');
}
