import type { Language } from '#locales/texts.tsx';
import { english } from './sample-english.ts';

const plain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

function translated(value: unknown): unknown {
  if (typeof value === 'string') return english[value] ?? value;
  if (value === null || typeof value !== 'object' || '$$typeof' in value || !plain(value)) return value;
  if (Array.isArray(value)) return value.map(translated);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, translated(part)]));
}

const known = new WeakMap<object, unknown>();

/** A sample as the server would send it to a reader of this language. The same sample is the same object each time. */
export function inLanguage<Sample>(sample: Sample, language: Language): Sample {
  if (language === 'SR' || typeof sample !== 'object' || sample === null) return sample;
  const before = known.get(sample);
  if (before) return before as Sample;
  const after = translated(sample);
  known.set(sample, after);
  return after as Sample;
}
