import type { Nudge, Open } from '#contract/nudges/nudges.contract.ts';

/** An open matter of the person, or something that can be done meanwhile. */
export type ForYouItem =
  | { kind: 'request'; id: number; provider: string }
  | { kind: 'charge'; name: string; day: string; short: number }
  | { kind: 'nothing'; ask: Open['ask'] }
  | { kind: 'little'; left: number }
  | { kind: 'ends'; nudge: Nudge }
  | { kind: 'course'; pk: number; name: string }
  | { kind: 'free' }
  | { kind: 'core' };

const MOST = 3;

interface Standing {
  open: Open;
  /** The budget that ends soon, unless it was put off. */
  nudge: Nudge | null;
  /** Whether the person was ever given money. */
  given: boolean;
  /** Available amount of the flexible budget, in major units. */
  left: number;
  /** None of the benefits that the shop would recommend fits the budgets. */
  nothingFits: boolean;
}

/**
 * The first matters of home, at most three, in this order: what others wait for, what would be lost, what is missing, and what
 * costs nothing.
 */
export function forYouItems({ open, nudge, given, left, nothingFits }: Standing): ForYouItem[] {
  const { requests, charge, course, ask } = open;
  const things: (ForYouItem | null)[] = [
    ...requests.map((request) => ({ kind: 'request' as const, ...request })),
    charge && { kind: 'charge', ...charge },
    given ? null : { kind: 'nothing', ask },
    nudge && { kind: 'ends', nudge },
    given && nothingFits && left > 0 ? { kind: 'little', left } : null,
    course && { kind: 'course', ...course },
    ...(!given || nothingFits ? [{ kind: 'free' as const }, { kind: 'core' as const }] : []),
  ];
  return things.filter((thing) => thing !== null).slice(0, MOST);
}
