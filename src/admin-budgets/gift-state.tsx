import type { ListedGift } from '#contract/gifts/gifts.contract.ts';
import { State } from '#design-system/state/state.tsx';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { useTexts } from '#locales/texts.tsx';

const TONES = {
  given: 'on',
  running: 'draft',
  stopped: 'off',
  taken: 'off',
  waiting: 'draft',
  refused: 'off',
} as const;

/** The state of a gift; a gift that was taken back entirely has one of its own. */
export function GiftState({ status, sum, taken_back }: Pick<ListedGift, 'status' | 'sum' | 'taken_back'>) {
  const t = useTexts(adminBudgetsTexts);
  const isGiven = status === 'given' || status === 'stopped';
  const state = isGiven && sum > 0 && taken_back === sum ? 'taken' : status;
  return <State tone={TONES[state]}>{t(`state.${state}`)}</State>;
}
