import type { Kind } from '../benefits/benefits.rules.ts';
import { lastDayOfMonth } from '../calendar/days.rules.ts';

/** specification.md 4: runs, was cancelled and runs until its month ends, or is over. */
export const SUBSCRIPTION_STATUSES = ['active', 'ending', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Why one is over: cancelled and its month ended, the money was not enough, the benefit is no longer offered, or the account was closed. */
export const SUBSCRIPTION_ENDS = ['cancelled', 'low_budget', 'unavailable', 'closed'] as const;
export type SubscriptionEnd = (typeof SUBSCRIPTION_ENDS)[number];

/** What may happen to a subscription in each status, and what it is then. The server and the machine are built from it. */
export const SUBSCRIPTION_GRAPH = {
  active: { renew: 'active', cancel: 'ending', end: 'ended' },
  ending: { undo: 'active', end: 'ended' },
  ended: {},
} as const satisfies Record<SubscriptionStatus, Partial<Record<string, SubscriptionStatus>>>;

export type SubscriptionChange = 'renew' | 'cancel' | 'undo' | 'end';

/** What a subscription is after a change; null when that may not happen to it. */
export function afterChange(status: SubscriptionStatus, change: SubscriptionChange): SubscriptionStatus | null {
  const changes: Partial<Record<SubscriptionChange, SubscriptionStatus>> = SUBSCRIPTION_GRAPH[status];
  return changes[change] ?? null;
}

/** What of a subscription says how it stands. Days are Belgrade's. */
export interface SubscriptionFacts {
  /** YYYY-MM-DD, the day it was cancelled; null while it was not. */
  canceledAt: string | null;
  isOver: boolean;
}

/** How a subscription stands on a day. One that was cancelled is over with its month, whether a job has said so or not. */
export function statusOf({ canceledAt, isOver }: SubscriptionFacts, today: string): SubscriptionStatus {
  if (isOver) return 'ended';
  if (canceledAt === null) return 'active';
  return today > lastDayOfMonth(canceledAt) ? 'ended' : 'ending';
}

/** What decides whether one may subscribe to a benefit; amounts in any unit. */
export interface Subscribable {
  /** Null when it is agreed on. */
  price: number | null;
  discount: number;
  benefit_type: Kind;
  monthly: boolean;
}

/** Only a flexible benefit that is monthly and costs something can be subscribed to. */
export function maySubscribe({ price, discount, benefit_type, monthly }: Subscribable): boolean {
  return monthly && benefit_type === 'flexible' && price !== null && price > 0 && discount < 100;
}
