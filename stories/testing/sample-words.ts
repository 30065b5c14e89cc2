import type { Language } from '#locales/texts.tsx';
import { lengthen } from './long-words.ts';
import { mapTexts } from './map-texts.ts';
import { english } from './sample-english.ts';

/** How the samples speak: as they are written, or with names as long as they may come. */
export type Words = 'written' | 'long';

let words: Words = 'written';
const known = new Map<string, WeakMap<object, unknown>>();

/** As the bar above the story says. */
export function speak(chosen: Words): void {
  words = chosen;
}

/** A sample as the server would send it to a reader of this language. The same sample is the same object each time. */
export function inLanguage<Sample>(sample: Sample, language: Language): Sample {
  if ((language === 'SR' && words === 'written') || typeof sample !== 'object' || sample === null) return sample;
  const samples = known.get(language + words) ?? new WeakMap<object, unknown>();
  known.set(language + words, samples);
  const before = samples.get(sample);
  if (before) return before as Sample;
  const said = language === 'SR' ? sample : mapTexts(sample, (text) => english[text] ?? text);
  const after = words === 'long' ? lengthen(said, language) : said;
  samples.set(sample, after);
  return after as Sample;
}
