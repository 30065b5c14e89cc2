// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en } from '#locales/help/en.ts';
import { held } from '../testing/held-call.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { HelpScreen } from './help-screen.tsx';

const ASKED = ['Where is my card?', 'What is held?', 'When does a voucher end?'];

const isOpen = (question: string) => screen.getByRole('button', { name: question }).getAttribute('aria-expanded');

async function open(hash = '') {
  const questions = ASKED.map((question, index) => ({ id: index + 1, topic: 'Money', question, answer: '<p>So.</p>' }));
  serve(({ path }) => (path === 'v2/faq/' ? onePage(questions) : undefined));
  const shown = renderScreen(<HelpScreen />, { at: `/faq${hash}` });
  await screen.findByRole('button', { name: ASKED[0] ?? '' });
  return shown;
}

it('leaves open what is open, and the focus where it is, when the link to an answer is pressed', async () => {
  const { history } = await open();
  for (const question of ASKED.slice(0, 2)) await userEvent.click(screen.getByRole('button', { name: question }));
  const [, link] = screen.getAllByRole('link', { name: en.link });
  if (link) await userEvent.click(link);

  expect(history.location.hash).toBe('#question-2');
  expect(ASKED.map(isOpen)).toEqual(['true', 'true', 'false']);
  expect(document.activeElement).toBe(link);
});

it('opens the question that the address names, also when it names another one', async () => {
  const { history } = await open('#question-3');
  expect(ASKED.map(isOpen)).toEqual(['false', 'false', 'true']);
  act(() => history.push('/faq#question-1'));
  expect(ASKED.map(isOpen)).toEqual(['true', 'false', 'true']);
  await userEvent.click(screen.getByRole('button', { name: ASKED[0] ?? '' }));
  expect(ASKED.map(isOpen)).toEqual(['false', 'false', 'true']);
});

it('says that there are no questions yet only once that is known', async () => {
  const { change, give } = held();
  const calls = serve(({ query }) => (query.has('search') ? onePage([]) : change()));
  renderScreen(<HelpScreen />, { at: '/faq?search=moon' });
  await screen.findByText(en.empty);
  await userEvent.click(screen.getByRole('button', { name: en.clear }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByText(en.none)).toBeNull();
  await give(onePage([]));
  expect(await screen.findByText(en.none)).toBeTruthy();
});
