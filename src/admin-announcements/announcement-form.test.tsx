// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Audience } from '#contract/announcements/announcements.contract.ts';
import { businessDay, writtenDay } from '#contract/calendar/calendar.rules.ts';
import { addDays } from '#contract/calendar/days.rules.ts';
import { sr } from '#locales/admin-announcements/sr.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { AnnouncementPage } from './announcement-page.tsx';
import { meantBy } from './use-moment.ts';

const COUNT = 'admin/announcements/audience/';
const PREVIEW = 'admin/announcements/preview/';

interface Previewed {
  text_sr: string;
  text_en: string;
  link: string;
}

/** The form of a new announcement; the server refuses to count an audience with an empty condition. */
async function open() {
  const answer = ({ path, body }: Call) => {
    if (path === PREVIEW) {
      const { text_sr, text_en, link } = body as Previewed;
      return link !== '' && !link.startsWith('/') ? new Response(null, { status: 400 }) : { text_sr, text_en };
    }
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
  const sent = (to: string) => calls.filter(({ path }) => path === to).map(({ body }) => body);
  return {
    counted: () => sent(COUNT).map((body) => (body as { audience: Audience }).audience),
    previewed: () => sent(PREVIEW).map((body) => (body as Previewed).link),
  };
}

const addCondition = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Condition' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
/** Waits longer than the debounce after which an audience is counted. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));

it('counts nobody by a condition of which nothing is chosen yet', async () => {
  const { counted } = await open();
  for (const name of ['Company', 'Subscribed to']) {
    await addCondition(name);
    await rest();
  }
  expect(counted()).toEqual([{}]);
  expect(screen.queryByText('They could not be counted.')).toBeNull();
  expect(screen.getByText('6,026')).toBeTruthy();
});

it('says that a second person is needed, and nothing of who that could be before it is stored', async () => {
  await open();
  const said = screen.getByText(/^Above 5,000 people/);
  expect(said.textContent?.trim()).toBe('Above 5,000 people one more person is needed.');
});

it('shows how it is read while a link is typed that is none yet', async () => {
  const { previewed } = await open();
  const link = screen.getByRole('textbox', { name: 'Link' });
  await userEvent.type(link, 'benefits');
  await rest();
  await userEvent.clear(link);
  await userEvent.type(link, '/benefits');
  await waitFor(() => expect(previewed().at(-1)).toBe('/benefits'));
  expect(previewed()).not.toContain('benefits');
  expect(screen.queryByText('The preview could not be loaded.')).toBeNull();
});

it('takes no day beyond a year', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: /^On a day, at an hour/ }));
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
  const [last, beyond] = [365, 366].map((days) => writtenDay(addDays(businessDay(new Date()), days)));
  await userEvent.type(day, `${beyond}{Tab}`);
  expect(day.value).toBe('');
  await userEvent.type(day, `${last}{Tab}`);
  expect(day.value).toBe(last);
});

it.each([
  ['at the last moment within a year', '2027-11-28', '10:00', true],
  ['half an hour later', '2027-11-28', '10:30', false],
  ['now', '2026-11-28', '10:00', false],
  ['half an hour from now', '2026-11-28', '10:30', true],
])('means an hour %s: %s %s is %s', (_, day, time, isMeant) => {
  const moment = { isLater: true, day, time, change: () => {} };
  expect(meantBy(moment, new Date('2026-11-28T09:00:00Z')) !== undefined).toBe(isMeant);
});

it('says how many read which language without a verb to bend', () => {
  expect(sr.languages({ sr: 2, en: 1 })).toBe('na srpskom: 2, na engleskom: 1');
});

it('takes an amount as it is typed, with its decimals', async () => {
  const { counted } = await open();
  await addCondition('Unspent money');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'More than (RSD)' });
  await userEvent.clear(field);
  await userEvent.type(field, '5000.05');
  expect(field.value).toBe('5000.05');
  await waitFor(() => expect(counted().at(-1)).toEqual({ unspent: { category: null, more_than: 5000.05 } }));
});
