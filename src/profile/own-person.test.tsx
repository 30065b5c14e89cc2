// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { getCertificate, listCertificates } from '#contract/certificates/certificates.contract.ts';
import { en as completion } from '#locales/completion/en.ts';
import { en } from '#locales/profile/en.ts';
import { query } from '../api/query.ts';
import { meQuery } from '../session/session.queries.ts';
import { jelena as known } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { setClocks } from '../testing/set-clocks.ts';
import { OwnPerson } from './own-person.tsx';

afterEach(() => vi.useRealTimers());

const jelena = { ...known, birth_place: 'Niš', birthday: '1990-03-04', position: 'QA' };

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: en['person.save'] });
// A button that was disabled by its own press would lose the focus.
const isOff = () => [save().disabled, save().getAttribute('aria-disabled')];
const kept = () => sessionStorage.getItem(`izbor.work.profile.${jelena.id}`);

it('shows what the server says at the fields that it names, each until it is changed', async () => {
  const fields = { birthday: 'No such day', birth_place: 'No such place', other: 'Nothing here' };
  serve(() => Response.json({ message: 'Not valid', code: 'request.invalid', fields }, { status: 400 }));
  renderScreen(<OwnPerson />, { me: jelena });
  await userEvent.type(field(en.position), 'x');
  await userEvent.click(save());
  expect(await screen.findByText('No such day')).toBeTruthy();
  expect(screen.getByText('No such place')).toBeTruthy();
  expect([screen.queryByText('Nothing here'), screen.queryByText('Not valid')]).toEqual([null, null]);
  await userEvent.type(field(completion.birthPlace), 'x');
  expect(screen.queryByText('No such place')).toBeNull();
  expect(screen.getByText('No such day')).toBeTruthy();
});

it('keeps what was typed, until it is taken back', async () => {
  renderScreen(<OwnPerson />, { me: jelena });
  await userEvent.type(field(en.position), 'x');
  expect(kept()).toContain(`${jelena.position}x`);
  await userEvent.click(screen.getByRole('button', { name: en['person.discard'] }));
  expect([field(en.position).value, kept()]).toEqual([jelena.position, null]);
  expect(isOff()).toEqual([false, 'true']);
});

it('shows what the server made of it once it is saved, and keeps nothing more', async () => {
  const calls = serve(({ body }) => ({ ...jelena, ...(body as object) }));
  const { said } = renderScreen(<OwnPerson />, { me: jelena });
  await userEvent.clear(field(en.position));
  await userEvent.type(field(en.position), ' Editor ');
  await userEvent.click(save());
  await waitFor(() => expect(field(en.position).value).toBe('Editor'));
  expect(calls.map(({ method, body }) => [method, (body as { position: string }).position])).toEqual([
    ['PATCH', 'Editor'],
  ]);
  expect([said.map(({ text }) => text), kept()]).toEqual([[en['person.saved']], null]);
  expect(isOff()).toEqual([false, 'true']);
  expect(document.activeElement).toBe(save());
});

it('shows what was saved though an answer comes after it that was asked for before', async () => {
  let answerOld = () => {};
  serve(async ({ method, body }) => {
    if (method === 'PATCH') return { ...jelena, ...(body as object) };
    await new Promise<void>((resolve) => {
      answerOld = resolve;
    });
    return jelena;
  });
  const { client } = renderScreen(<OwnPerson />, { me: jelena });
  const polled = client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => {});
  await userEvent.clear(field(en.position));
  await userEvent.type(field(en.position), 'Editor');
  await userEvent.click(save());
  await waitFor(() => expect(kept()).toBeNull());
  answerOld();
  await polled;
  expect(client.getQueryData(meQuery.queryKey)?.position).toBe('Editor');
});

it('leaves what is typed while it is being sent, and shows what was sent as the server has it', async () => {
  let answer = () => {};
  serve(async ({ body }) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { ...jelena, ...(body as object) };
  });
  const { said } = renderScreen(<OwnPerson />, { me: jelena });
  await userEvent.type(field(completion.birthPlace), ' ');
  await userEvent.type(field(completion.firstName), 'a');
  await userEvent.click(save());
  await userEvent.type(field(en.position), ' lead');
  await act(async () => answer());
  await waitFor(() => expect(said).toHaveLength(1));
  expect([field(completion.firstName).value, field(completion.birthPlace).value]).toEqual(['Jelenaa', 'Niš']);
  expect([field(en.position).value, kept()]).toEqual(['QA lead', JSON.stringify({ position: 'QA lead' })]);
  expect(screen.getByText(en['person.unsaved'])).toBeTruthy();
});

it('shows what others changed where nothing is typed, also after a reload, and sends only what is typed', async () => {
  const calls = serve(({ body }) => ({ ...jelena, position: 'Head', ...(body as object) }));
  const { client, unmount } = renderScreen(<OwnPerson />, { me: jelena });
  act(() => client.setQueryData(meQuery.queryKey, { ...jelena, position: 'Lead' }));
  await waitFor(() => expect(field(en.position).value).toBe('Lead'));
  expect(screen.queryByText(en['person.unsaved'])).toBeNull();
  await userEvent.type(field(completion.firstName), 'a');
  unmount();

  renderScreen(<OwnPerson />, { me: { ...jelena, position: 'Head' } });
  expect([field(en.position).value, field(completion.firstName).value]).toEqual(['Head', 'Jelenaa']);
  await userEvent.click(save());
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ first_name: 'Jelenaa' }]));
});

it('has certificates read again when the name is another: they can be issued again', async () => {
  serve(({ body }) => ({ ...jelena, ...(body as object) }));
  const { client, said } = renderScreen(<OwnPerson />, { me: jelena });
  const list = query(listCertificates, { query: { page: 1 } }).queryKey;
  const one = query(getCertificate, { params: { id: 3 } }).queryKey;
  client.setQueryData(list, onePage([]) as never);
  client.setQueryData(one, { id: 3 } as never);
  const isOld = () => [list, one].map((key) => client.getQueryState(key)?.isInvalidated);
  await userEvent.type(field(en.position), 'x');
  await userEvent.click(save());
  await waitFor(() => expect(said).toHaveLength(1));
  expect(isOld()).toEqual([false, false]);
  await userEvent.type(field(completion.lastName), 'a');
  await userEvent.click(save());
  await waitFor(() => expect(said).toHaveLength(2));
  expect(isOld()).toEqual([true, true]);
});

it('saves whoever was born before what is today for the server, whatever day the device has', async () => {
  setClocks({ device: '1989-05-06T10:00:00Z', server: '2026-11-20T10:00:00Z' });
  serve(({ body }) => ({ ...jelena, ...(body as object) }));
  const { said } = renderScreen(<OwnPerson />, { me: jelena });
  await userEvent.type(field(en.position), 'x');
  await userEvent.click(save());
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual([en['person.saved']]));
});
