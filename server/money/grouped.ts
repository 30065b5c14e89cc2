import type { Language } from '#contract/language/language.ts';
import { moneyParts } from '#contract/money/money.rules.ts';

/** A count with its thousands apart, as the reader writes it. */
export const grouped = (count: number, language: Language): string => moneyParts(count * 100, 'RSD', language).whole;
