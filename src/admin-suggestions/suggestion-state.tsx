import type { SuggestionStatus } from '#contract/suggestions/suggestions.rules.ts';
import { State, type StateProps } from '#design-system/state/state.tsx';
import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { useTexts } from '#locales/texts.tsx';

const TONES: Record<SuggestionStatus, StateProps['tone']> = {
  new: 'waiting',
  contacted: 'draft',
  agreed: 'draft',
  declined: 'off',
  live: 'on',
};

/** The state of a suggestion, in a word. */
export function SuggestionState({ status }: { status: SuggestionStatus }) {
  const t = useTexts(adminSuggestionsTexts);
  return <State tone={TONES[status]}>{t(`status.${status}`)}</State>;
}
