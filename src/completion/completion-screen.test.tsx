// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '#locales/completion/en.ts';
import { meQuery } from '../session/session.queries.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { setClocks } from '../testing/set-clocks.ts';
import { CompletionScreen } from './completion-screen.tsx';

afterEach(() => vi.useRealTimers());

const field = (label: string) => screen.getByRole('textbox', { name: label });
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const send = () => userEvent.click(screen.getByRole('button', { name: en.submit }));

it('tells what is required before it fails, and forgets what is wrong with a field as soon as it is filled', async () => {
  serve(() => Response.json({ message: 'No', code: 'x', fields: { birth_place: 'Not there' } }, { status: 400 }));
  renderScreen(<CompletionScreen />);
  expect(field(en.birthPlace).getAttribute('aria-required')).toBe('true');
  expect(isWrong(en.birthPlace)).toBe(false);
  await send();
  expect([isWrong(en.birthPlace), isWrong(en.birthday)]).toEqual([true, true]);
  await userEvent.type(field(en.birthPlace), 'Niš');
  await userEvent.type(field(en.birthday), '1.2.1990');
  expect([isWrong(en.birthPlace), isWrong(en.birthday)]).toEqual([false, false]);

  await send();
  await waitFor(() => expect(isWrong(en.birthPlace)).toBe(true));
  await userEvent.type(field(en.birthPlace), '!');
  expect(isWrong(en.birthPlace)).toBe(false);
});

it('is complete also when an answer comes after it that was asked for before', async () => {
  let answerOld = () => {};
  serve(async ({ method, body }) => {
    if (method === 'PATCH') return { ...jelena, ...(body as object) };
    await new Promise<void>((resolve) => {
      answerOld = resolve;
    });
    return jelena;
  });
  const { client } = renderScreen(<CompletionScreen />);
  const placeNow = () => client.getQueryData(meQuery.queryKey)?.birth_place;
  const polled = client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => {});
  await userEvent.type(field(en.birthPlace), 'Niš');
  await userEvent.type(field(en.birthday), '1.2.1990');
  await send();
  await waitFor(() => expect(placeNow()).toBe('Niš'));
  answerOld();
  await polled;
  expect(placeNow()).toBe('Niš');
});

it('counts the day of a birthday by Belgrade, as the server does', async () => {
  // Past midnight in Belgrade, and before it in UTC.
  vi.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z'), toFake: ['Date'] });
  renderScreen(<CompletionScreen />);
  await send();
  await userEvent.type(field(en.birthday), '22.11.2026');
  expect(isWrong(en.birthday)).toBe(true);
  await userEvent.clear(field(en.birthday));
  await userEvent.type(field(en.birthday), '21.11.2026');
  expect(isWrong(en.birthday)).toBe(false);
});

it('takes any birthday that is past for the server, whatever day the device has', async () => {
  setClocks({ device: '1989-05-06T10:00:00Z', server: '2026-11-20T10:00:00Z' });
  renderScreen(<CompletionScreen />);
  await send();
  await userEvent.type(field(en.birthday), '1.2.1990');
  expect(isWrong(en.birthday)).toBe(false);
});
