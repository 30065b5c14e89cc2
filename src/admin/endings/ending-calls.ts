import type { EndTry } from '#machines/records/ending.machine.ts';
import type { Impact } from './ending-kind.ts';

type Read<Effects> = Pick<Impact<Effects>, 'impact' | 'weight' | 'effects'>;

/** Body of the call that ends a record: digest of the impact that was shown, and the reason. */
export const reasoned = ({ impact, answers }: Pick<EndTry, 'impact' | 'answers'>) => ({
  impact: impact ?? '',
  reason: answers.reason ?? '',
});

/** Joins the answers of two calls under way: the record, and the impact of ending it. */
export async function readTogether<Effects>(
  record: Promise<{ revision: number; active: boolean }>,
  meaning: Promise<Read<Effects>>,
): Promise<Impact<Effects>> {
  const [{ revision, active }, { impact, weight, effects }] = await Promise.all([record, meaning]);
  return { revision, offered: active, weight, impact, effects };
}
