import type { Language } from '#contract/language/language.ts';

// Language codes whose readers understand Serbian.
const SERBIAN = new Set(['sr', 'bs', 'hr', 'sh', 'cnr']);

/** The language of a reader who is not signed in: the best that Accept-Language offers, else English (product.md 2). */
export function readerLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean) ?? '1';
      return { language: tag.split('-')[0] ?? '', quality: Number(quality) || 0 };
    })
    .filter(({ language, quality }) => quality > 0 && (language === 'en' || SERBIAN.has(language)))
    .sort((one, other) => other.quality - one.quality);
  return wanted[0] && wanted[0].language !== 'en' ? 'SR' : 'EN';
}
