// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { EndingConsequences } from './ending-consequences.tsx';

const effects = {
  account: true,
  open_requests: 0,
  held: 0,
  subscriptions: 1,
  next_charge: '2026-12-05',
  cart_items: 0,
  left: 0,
  left_in_categories: 0,
  invitation: false,
  roles: 0,
  last_owner: false,
};

it.each([
  ['EN', 'The charge of 05.12.2026. is not made if the account is closed before it.'],
  ['SR', 'Naplate 05.12.2026. neće biti ako se nalog ugasi pre nje.'],
] as const)('promises no charge away that a later last day lets be made (%s)', (language, says) => {
  renderScreen(<EndingConsequences effects={effects} currency="RSD" owners="/" />, { language });
  expect(screen.getByRole('list').textContent).toContain(says);
});
