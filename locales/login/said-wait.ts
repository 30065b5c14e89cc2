import type { Language } from '#contract/language/language.ts';
import { type PluralForms, plural } from '../plural.ts';

type Units = Record<'hours' | 'minutes' | 'seconds', PluralForms>;

/** How long one waits, as a language says it; in hours only what is longer than two. */
export function saidWait(language: Language, seconds: number, units: Units): string {
  const [count, unit] =
    seconds > 7200
      ? [Math.ceil(seconds / 3600), units.hours]
      : seconds >= 60
        ? [Math.ceil(seconds / 60), units.minutes]
        : [seconds, units.seconds];
  return `${count} ${plural(language, count, unit)}`;
}
