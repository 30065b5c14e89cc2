import type { EndTry } from '#machines/records/ending.machine.ts';
import type { Impact } from './ending-kind.ts';

type Read<Effects> = Pick<Impact<Effects>, 'impact' | 'weight' | 'effects'>;

/** What is sent with the end of a record: what was shown of it, and why. */
export const reasoned = ({ impact, answers }: Pick<EndTry, 'impact' | 'answers'>) => ({
  impact: impact ?? '',
  reason: answers.reason ?? '',
});

/** A record and what its end means, out of two calls that are under way. */
export async function readTogether<Effects>(
  record: Promise<{ revision: number; active: boolean }>,
  meaning: Promise<Read<Effects>>,
): Promise<Impact<Effects>> {
  const [{ revision, active }, { impact, weight, effects }] = await Promise.all([record, meaning]);
  return { revision, offered: active, weight, impact, effects };
}
