import type { Language } from '#contract/language/language.ts';
import { yearOf } from '#contract/reports/period.rules.ts';
import type { ReportedRun } from '#contract/reports/reports.contract.ts';
import { formatMonth } from '#locales/months.ts';

type Run = Pick<ReportedRun, 'from' | 'until'>;

/** Name of a run of months: `oktobar 2026.`, `avgust–oktobar 2026.`, or `decembar 2025. – februar 2026.` */
export function runName(language: Language, { from, until }: Run): string {
  const last = formatMonth(until, language);
  if (from === until) return last;
  const first = formatMonth(from, language);
  return yearOf(from) === yearOf(until) ? `${first.replace(/ .*/, '')}–${last}` : `${first} – ${last}`;
}

/** The name at the beginning of a sentence, without its last dot because a colon follows. */
export const runSaid = (language: Language, run: Run): string => atStart(runName(language, run)).replace(/\.$/, '');

/** Short names of consecutive runs: `okt`, `avg–okt`. Over several years the first run of each has its year: `jan 26`. */
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

/** Capitalises the first letter. */
export const atStart = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
