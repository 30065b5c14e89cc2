import { useCallback } from 'react';
import { benefitTexts } from '#locales/benefit/benefit.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** A place as the reader calls it: on the wire all of them are Serbian (specification.md 9). */
export function usePlaceName(): (name: string) => string {
  const t = useTexts(benefitTexts);
  return useCallback((name) => t('place', { name }), [t]);
}
