import type { Nudge } from '#contract/nudges/nudges.contract.ts';
import { NudgeView } from './nudge-view.tsx';
import { usePutOff } from './put-off.ts';

interface HomeNudgeProps {
  /** Id of the reader. */
  person: number;
  nudges: readonly Nudge[];
}

/** The reminder of ending budgets on home, unless it was put off. */
export function HomeNudge({ person, nudges: [first, ...others] }: HomeNudgeProps) {
  const [isPutOff, later] = usePutOff(person, first);
  if (!first || isPutOff) return null;
  return <NudgeView nudges={[first, ...others]} onLater={later} />;
}
