import type { OptionsReading } from '#design-system/combobox/combobox-props.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../../ground/found.ts';

/** State of reading options, for a Combobox and a filter; `isOld` while the shown options answer an earlier search. */
export function useOptionsReading({ state, onRetry }: Found<unknown>, isOld = false): OptionsReading {
  const t = useTexts(recordsTexts);
  if (state === 'ready' && !isOld) return { state };
  if (state === 'loading' || state === 'ready') return { state: 'loading', text: t('opening') };
  return { state: 'error', text: t('options.failed'), retryLabel: t('again'), onRetry };
}
