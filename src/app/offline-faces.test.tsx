// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '#locales/app/en.ts';
import { DocumentsScreen } from '../documents/documents-screen.tsx';
import { HelpScreen } from '../help/help-screen.tsx';
import { RequestsScreen } from '../requests/requests-screen.tsx';
import { SubscriptionsScreen } from '../subscriptions/subscriptions-screen.tsx';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { VouchersScreen } from '../vouchers/vouchers-screen.tsx';

it.each([
  ['the vouchers', VouchersScreen],
  ['the subscriptions', SubscriptionsScreen],
  ['the requests', RequestsScreen],
  ['the documents', DocumentsScreen],
  ['the questions', HelpScreen],
])('without a network %s say so, and not that something broke', async (_, Screen) => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  renderScreen(<Screen />, { at: '/?tab=mine' });
  expect(await screen.findByRole('heading', { name: en['offline.title'] })).toBeTruthy();
  expect(screen.getByText(en['offline.later'])).toBeTruthy();
});
