import type { Kind } from '../benefits/benefits.rules.ts';
import { lastDayOfMonth } from '../calendar/days.rules.ts';

/** specification.md 4: active, cancelled but running until its month ends, or ended. */
export const SUBSCRIPTION_STATUSES = ['active', 'ending', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/**
 * Why a subscription ended: cancelled and its month is over, not enough money, the benefit is no longer offered, or the account was
 * closed.
 */
export const SUBSCRIPTION_ENDS = ['cancelled', 'low_budget', 'unavailable', 'closed'] as const;
export type SubscriptionEnd = (typeof SUBSCRIPTION_ENDS)[number];

/**
 * State graph of a subscription: its allowed changes by status, and the status after each. The server and the machine are built from
 * it.
 */
export const SUBSCRIPTION_GRAPH = {
  active: { renew: 'active', cancel: 'ending', end: 'ended' },
  ending: { undo: 'active', end: 'ended' },
  ended: {},
} as const satisfies Record<SubscriptionStatus, Partial<Record<string, SubscriptionStatus>>>;

export type SubscriptionChange = 'renew' | 'cancel' | 'undo' | 'end';

/** Status after a change; null when the change is not allowed. */
export function afterChange(status: SubscriptionStatus, change: SubscriptionChange): SubscriptionStatus | null {
  const changes: Partial<Record<SubscriptionChange, SubscriptionStatus>> = SUBSCRIPTION_GRAPH[status];
  return changes[change] ?? null;
}

/** The facts that decide a subscription's status. Days are in Belgrade. */
export interface SubscriptionFacts {
  /** YYYY-MM-DD, the day of cancelling; null when it was not cancelled. */
  canceledAt: string | null;
  isOver: boolean;
}

/** Status of a subscription on a day. A cancelled one ends with its month, even if the job that ends it has not run yet. */
export function statusOf({ canceledAt, isOver }: SubscriptionFacts, today: string): SubscriptionStatus {
  if (isOver) return 'ended';
  if (canceledAt === null) return 'active';
  return today > lastDayOfMonth(canceledAt) ? 'ended' : 'ending';
}

/** The fields that decide whether a benefit can be subscribed to; amounts in any unit. */
export interface Subscribable {
  /** Null for a price by agreement. */
  price: number | null;
  discount: number;
  benefit_type: Kind;
  monthly: boolean;
}

/** Only a flexible monthly benefit with a price above zero can be subscribed to. */
export function maySubscribe({ price, discount, benefit_type, monthly }: Subscribable): boolean {
  return monthly && benefit_type === 'flexible' && price !== null && price > 0 && discount < 100;
}
