import { useLanguage } from '#locales/texts.tsx';
import { inLanguage } from './sample-words.ts';

/** A sample in the reader's language, for components that do not get it from a story's args. */
export function useSample<Sample>(sample: Sample): Sample {
  return inLanguage(sample, useLanguage());
}
