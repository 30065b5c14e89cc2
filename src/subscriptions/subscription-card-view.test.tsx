// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { en } from '#locales/subscriptions/en.ts';
import { benefitOf } from '../testing/people.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { SubscriptionCardView } from './subscription-card-view.tsx';

const leaving: Subscription = {
  id: 7,
  benefit: benefitOf({ id: 12, name: 'Yoga', price: 1000, monthly: true }),
  subscription_active: true,
  canceled_at: null,
  status: 'active',
  active_until: null,
  ended_by: null,
  category: 'Sport/Sport',
  next_charge: null,
  last_day: null,
  price_currency: 1000,
  open_month: null,
  ends_now: false,
  offered: true,
  enough: null,
  short: 0,
  charges: [],
};

it('says of somebody whose account closes before it that there is no next charge, and not that it will be paid', () => {
  renderScreen(<SubscriptionCardView subscription={leaving} currency="RSD" benefitLink={(name) => name} />);
  expect(screen.getByText(en.leaving)).toBeTruthy();
  expect(screen.queryByText(en.enough)).toBeNull();
});
