import { useCallback } from 'react';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Translates the name of a location: the wire has Serbian names (specification.md 9). */
export function usePlaceName(): (name: string) => string {
  const t = useTexts(benefitsTexts);
  return useCallback((name) => t('place', { name }), [t]);
}
