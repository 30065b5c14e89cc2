import type { PeopleAction } from '#contract/staff/people-bulk-actions.ts';
import type { Values } from '../admin/bulk/bulk-kind.ts';
import { AT_ONCE } from '../admin/endings/ending-kind.ts';

/** The values of each action before anything is filled in. */
export const EMPTY: Record<PeopleAction, Values> = {
  invite: { on: AT_ONCE },
  unit: { unit: '' },
  end: { last_day: '', reason: '' },
  sign_out: { reason: '' },
};

/** The required values. */
const NEEDED = ['on', 'last_day', 'reason'] as const;
type Needed = (typeof NEEDED)[number];

/** The required values that are missing. */
export const missingIn = (values: Values): readonly Needed[] =>
  NEEDED.filter((name) => typeof values[name] === 'string' && values[name].trim() === '');

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined);

/** The values of an action as its preview takes them; those of other actions are not sent. */
export function sentOf(values: Values) {
  const [on, day, unit, reason] = [values.on, values.last_day, values.unit, values.reason].map(textOf);
  return Object.assign(
    {},
    on !== undefined && on !== AT_ONCE && { on },
    day !== undefined && { last_day: day === AT_ONCE ? null : day },
    unit !== undefined && { unit },
    reason !== undefined && { reason },
  );
}
