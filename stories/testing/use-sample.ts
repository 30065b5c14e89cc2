import { useLanguage } from '#locales/texts.tsx';
import { inLanguage } from './sample-words.ts';

/** A sample as the reader around it is sent it, where it is not among a story's args. */
export function useSample<Sample>(sample: Sample): Sample {
  return inLanguage(sample, useLanguage());
}
