import type { Language } from '#contract/language/language.ts';
import { englishOfFilled, englishOfShop } from './locale-english.ts';
import { lengthen } from './long-words.ts';
import { mapTextsAndElements } from './map-texts.ts';
import { english } from './sample-english.ts';

/** Texts of the samples: as written, or with very long names. */
export type Words = 'written' | 'long';

let words: Words = 'written';
let spoken: Language = 'SR';
const known = new Map<string, WeakMap<object, unknown>>();

const inEnglish = (text: string): string =>
  englishOfShop(text) ?? english[text] ?? englishOfFilled(text, inEnglish) ?? text;

/** Sets words and language from the toolbar. */
export function speak(chosen: Words, language: Language): void {
  words = chosen;
  spoken = language;
}

/** Translates a Serbian text that a play function looks for to the language of the shown story. */
export const said = (text: string): string => (spoken === 'SR' ? text : inEnglish(text));

/**
 * A sample as the server would send it to a reader of this language. The result is cached, so that the same sample gives the
 * same object.
 */
export function inLanguage<Sample>(sample: Sample, language: Language): Sample {
  if (typeof sample === 'string') return inWords(sample, language) as Sample;
  if ((language === 'SR' && words === 'written') || typeof sample !== 'object' || sample === null) return sample;
  const samples = known.get(language + words) ?? new WeakMap<object, unknown>();
  known.set(language + words, samples);
  const before = samples.get(sample);
  if (before) return before as Sample;
  const after = inWords(sample, language);
  samples.set(sample, after);
  return after as Sample;
}

function inWords(sample: unknown, language: Language): unknown {
  const said = language === 'SR' ? sample : mapTextsAndElements(sample, inEnglish);
  return words === 'long' ? lengthen(said, language) : said;
}
