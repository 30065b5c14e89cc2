// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { learnServerTime } from '../../api/server-time.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useDayLabels } from './use-day-labels.ts';

const learn = (date: string) => learnServerTime(new Response(null, { headers: { Date: date } }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00Z') });
  learn('Wed, 10 Mar 2027 10:00:00 GMT');
});
afterEach(() => {
  learn(new Date().toUTCString());
  vi.useRealTimers();
  cleanup();
});

const Field = (props: { min?: string; max?: string }) => (
  <DateField {...useDayLabels()} {...props} label="Day" value="" onChange={() => {}} />
);

it.each([
  ['without limits', {}],
  ['until today', { max: '2027-03-10' }],
  ['from today', { min: '2027-03-10' }],
])('a calendar %s opens where the server has today, and marks that day', async (_, limits) => {
  renderScreen(<Field {...limits} />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('grid', { name: /March 2027/i });
  expect(document.querySelector('[data-today]')?.textContent).toBe('10');
});
