import type { Language } from '#contract/language/language.ts';
import type { ReportedRun } from '#contract/reports/reports.contract.ts';
import { formatMonth } from '#locales/months.ts';

type Run = Pick<ReportedRun, 'from' | 'until'>;

/** What a run of months is called: `oktobar 2026.`, or `avgust 2026. – oktobar 2026.` */
export const runName = (language: Language, { from, until }: Run): string =>
  [...new Set([from, until])].map((month) => formatMonth(month, language)).join(' – ');

/** The same in a few letters, within a year: `okt`, `avg–okt`. */
export const shortRun = (language: Language, { from, until }: Run): string =>
  [...new Set([from, until])].map((month) => formatMonth(month, language, true)).join('–');

/** The same before a colon. */
export const runSaid = (language: Language, run: Run): string => atStart(runName(language, run)).replace(/\.$/, '');

/** At the beginning of a sentence. */
export const atStart = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
