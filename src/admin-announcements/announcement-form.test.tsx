// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Audience } from '#contract/announcements/announcements.contract.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { AnnouncementPage } from './announcement-page.tsx';

const COUNT = 'admin/announcements/audience/';

/** The form of a new announcement; who is asked to count an audience that lacks something refuses, as the server does. */
async function open() {
  const answer = ({ path, body }: Call) => {
    if (path !== COUNT) return { count: 0, next: null, previous: null, results: [] };
    const { companies, benefit } = (body as { audience: Audience }).audience;
    const isLacking = companies?.length === 0 || benefit === 0;
    return isLacking ? new Response(null, { status: 400 }) : { count: 6026, sr: 6000, en: 26, sample: ['Ana Anić'] };
  };
  const calls = serve(answer);
  renderScreen(inSampleSite(<AnnouncementPage />), {
    at: '/admin-panel/announcements/new',
    path: '/admin-panel/announcements/:id',
    me: Object.assign({}, jelena, { admin_roles: ['owner' as const] }),
  });
  await screen.findByText('6,026');
  return () => calls.filter(({ path }) => path === COUNT).map(({ body }) => (body as { audience: Audience }).audience);
}

const addCondition = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Condition' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
/** What is changed has rested, and would have been counted. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));

it('counts nobody by a condition of which nothing is chosen yet', async () => {
  const counted = await open();
  for (const name of ['Company', 'Subscribed to']) {
    await addCondition(name);
    await rest();
  }
  expect(counted()).toEqual([{}]);
  expect(screen.queryByText('They could not be counted.')).toBeNull();
  expect(screen.getByText('6,026')).toBeTruthy();
});

it('takes an amount as it is typed, with its decimals', async () => {
  const counted = await open();
  await addCondition('Unspent money');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'More than (RSD)' });
  await userEvent.clear(field);
  await userEvent.type(field, '5000.05');
  expect(field.value).toBe('5000.05');
  await waitFor(() => expect(counted().at(-1)).toEqual({ unspent: { category: null, more_than: 5000.05 } }));
});
