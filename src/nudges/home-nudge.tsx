import type { Nudge } from '#contract/nudges/nudges.contract.ts';
import { NudgeView } from './nudge-view.tsx';
import { usePutOff } from './put-off.ts';

interface HomeNudgeProps {
  /** The id of who reads. */
  person: number;
  nudges: readonly Nudge[];
}

/** The reminder on home, unless there is none or it was put off. */
export function HomeNudge({ person, nudges: [first, ...others] }: HomeNudgeProps) {
  const [isPutOff, later] = usePutOff(person, first);
  if (!first || isPutOff) return null;
  return <NudgeView nudges={[first, ...others]} onLater={later} />;
}
