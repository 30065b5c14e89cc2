import { PlainError } from '../server/config/plain-error.ts';
import { toldWords } from '../server/config/told-words.ts';

/**
 * The parts of a measurement that BENCH_ONLY selects; undefined for all. Exits on any other word and when asked for help, since what
 * follows takes minutes and may write files.
 */
export function partsWanted(name: string, parts: readonly string[]): readonly string[] | undefined {
  const all = parts.join(', ');
  try {
    toldWords(`[BENCH_ONLY=<parts>] npm run ${name}\nOf the parts, with commas between them, there are: ${all}`, {}, 0);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  const only = process.env.BENCH_ONLY?.split(',');
  const unknown = only?.filter((part) => !parts.includes(part)) ?? [];
  if (unknown.length > 0) {
    console.error(`BENCH_ONLY names ${unknown.join(', ')}; the parts are ${all}.`);
    process.exit(1);
  }
  return only;
}
