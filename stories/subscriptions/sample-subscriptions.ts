import type { Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { sampleBenefit } from '../testing/sample-benefits.ts';

const charge = (id: number, month: number): Subscription['charges'][number] => ({
  id,
  month: `2026-${String(month).padStart(2, '0')}-01`,
  date: `2026-${String(month).padStart(2, '0')}-05T06:00:00.000Z`,
  amount: 4200,
  currency: 'RSD',
  paid_from_category: month % 2 === 0 ? 1200 : 0,
  paid_from_flexible: month % 2 === 0 ? 3000 : 4200,
  category: 'Sport and recreation/Sport i rekreacija',
});

/** An active subscription as of 20.11.2026. */
export const sampleSubscription: Subscription = {
  id: 7,
  benefit: { ...sampleBenefit(1), monthly: true },
  subscription_active: true,
  canceled_at: null,
  status: 'active',
  active_until: null,
  ended_by: null,
  category: 'Sport and recreation/Sport i rekreacija',
  next_charge: '2026-12-05',
  last_day: null,
  price_currency: 4200,
  open_month: null,
  ends_now: false,
  offered: true,
  enough: true,
  short: 0,
  charges: [charge(3, 11), charge(2, 10), charge(1, 9)],
};

export const endingSubscription: Subscription = {
  ...sampleSubscription,
  subscription_active: false,
  canceled_at: '2026-11-20',
  status: 'ending',
  active_until: '2026-11-30',
  next_charge: null,
  enough: null,
};

export const endedSubscription: Subscription = {
  ...sampleSubscription,
  id: 5,
  benefit: { ...sampleBenefit(2), monthly: true },
  subscription_active: false,
  status: 'ended',
  ended_by: 'low_budget',
  active_until: '2026-10-05',
  next_charge: null,
  enough: null,
};
