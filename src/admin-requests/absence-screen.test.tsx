// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en as texts } from '#locales/admin-requests/en.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { AbsenceScreen } from './absence-screen.tsx';

const sara = { id: 9, name: 'Sara Ilić' };
const own = {
  absence: { from: '2026-11-20', to: '2026-12-04', delegate: sara, now: true },
  stands_in: [],
  reviewers: [sara],
};

/** Opens the page of a reviewer who is away until the absence is ended; `refused` answers the save of another absence. */
function open(refused: Response | Promise<Response | null>) {
  let isAway = true;
  let saved = own.absence;
  serve(async ({ method, path, body }) => {
    if (path !== 'company/absence/') return {};
    const answer = method === 'PUT' ? await refused : null;
    if (answer) return answer;
    if (method === 'PUT') saved = Object.assign({}, saved, body, { delegate: sara });
    if (method === 'DELETE') isAway = false;
    return method === 'GET'
      ? Object.assign({}, own, { absence: isAway ? saved : null })
      : new Response(null, { status: 204 });
  });
  const me = Object.assign({}, jelena, { company_roles: ['reviewer'] });
  renderScreen(inSampleSite(<AbsenceScreen />), { me, at: '/company-admin/requests/absence' });
}

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const save = async () => userEvent.click(await screen.findByRole('button', { name: texts['absence.save'] }));

it('says no more why an absence was not saved once the one before it is ended', async () => {
  open(json(409, { message: 'This person is away in those days too.', code: 'absence.away' }));
  await save();
  await screen.findByText('This person is away in those days too.');
  await userEvent.click(screen.getByRole('button', { name: texts['absence.end'] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: texts['absence.end'] })).toBeNull());
  expect(screen.queryByText('This person is away in those days too.')).toBeNull();
});

it('stays busy while it is saved, whatever is written meanwhile', async () => {
  open(new Promise(() => {}));
  await save();
  const first = screen.getByRole('textbox', { name: new RegExp(`^${texts['absence.from']}`) });
  await userEvent.clear(first);
  await userEvent.type(first, '21.11.2026.');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: texts['absence.save'] }).getAttribute('aria-busy')).toBe('true');
});

it('keeps a day that is written while another one is saved', async () => {
  let answer = () => {};
  open(
    new Promise((resolve) => {
      answer = () => resolve(null);
    }),
  );
  const dayOf = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
  const write = async (name: string, day: string) => {
    await userEvent.clear(await dayOf(name));
    await userEvent.type(await dayOf(name), `${day}{Tab}`);
  };
  await write(texts['absence.from'], '21.11.2026.');
  await save();
  await write(texts['absence.to'], '05.12.2026.');
  await act(async () => answer());
  await screen.findByText(/21\. ?11\. ?2026.*04\. ?12\. ?2026/);
  expect(await dayOf(texts['absence.from'])).toHaveProperty('value', '21.11.2026.');
  expect(await dayOf(texts['absence.to'])).toHaveProperty('value', '05.12.2026.');
});

it('says no more what is wrong with the last day once a day is changed', async () => {
  open(json(400, { message: 'Wrong', code: 'request.invalid', fields: { to: 'The last day is today or later' } }));
  await save();
  await screen.findByText('The last day is today or later');
  const last = screen.getByRole('textbox', { name: new RegExp(`^${texts['absence.to']}`) });
  await userEvent.clear(last);
  await userEvent.type(last, '05.12.2026.');
  await userEvent.tab();
  expect(screen.queryByText('The last day is today or later')).toBeNull();
});
