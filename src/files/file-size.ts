import type { Language } from '#contract/language/language.ts';
import { languageTag } from '#locales/texts.tsx';

/** Size of a file as text: 480 kB, 1,2 MB. */
export function fileSize(bytes: number, language: Language): string {
  const [amount, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 1 }).format(amount)} ${unit}`;
}
