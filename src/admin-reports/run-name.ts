import type { Language } from '#contract/language/language.ts';
import { yearOf } from '#contract/reports/period.rules.ts';
import type { ReportedRun } from '#contract/reports/reports.contract.ts';
import { formatMonth } from '#locales/months.ts';

type Run = Pick<ReportedRun, 'from' | 'until'>;

/** What a run of months is called: `oktobar 2026.`, `avgust–oktobar 2026.`, or `decembar 2025. – februar 2026.` */
export function runName(language: Language, { from, until }: Run): string {
  const last = formatMonth(until, language);
  if (from === until) return last;
  const first = formatMonth(from, language);
  return yearOf(from) === yearOf(until) ? `${first.replace(/ .*/, '')}–${last}` : `${first} – ${last}`;
}

/** The same before a colon. */
export const runSaid = (language: Language, run: Run): string => atStart(runName(language, run)).replace(/\.$/, '');

/** Runs one after the other in a few letters: `okt`, `avg–okt`. Of more than one year the first of each says which: `jan 26`. */
export function shortRuns(language: Language, runs: readonly Run[]): string[] {
  const years = runs.map(({ from }) => yearOf(from));
  const isOneYear = years.at(0) === years.at(-1);
  return runs.map((run, at) => {
    const short = shortRun(language, run);
    return isOneYear || years[at] === years[at - 1] ? short : `${short} ${run.from.slice(2, 4)}`;
  });
}

const shortRun = (language: Language, { from, until }: Run): string =>
  [...new Set([from, until])].map((month) => formatMonth(month, language, true)).join('–');

/** At the beginning of a sentence. */
export const atStart = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
