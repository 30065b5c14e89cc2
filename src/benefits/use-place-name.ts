import { useCallback } from 'react';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** A place as the reader calls it: on the wire all of them are Serbian (specification.md 9). */
export function usePlaceName(): (name: string) => string {
  const t = useTexts(benefitsTexts);
  return useCallback((name) => t('place', { name }), [t]);
}
