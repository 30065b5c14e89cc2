// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en as completion } from '#locales/completion/en.ts';
import { en } from '#locales/profile/en.ts';
import { jelena as known } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { OwnPerson } from './own-person.tsx';

const jelena = { ...known, birth_place: 'Niš', birthday: '1990-03-04', position: 'QA' };

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: en['person.save'] });
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
  expect([field(en.position).value, kept(), save().disabled]).toEqual([jelena.position, null, true]);
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
  expect([said.map(({ text }) => text), kept(), save().disabled]).toEqual([[en['person.saved']], null, true]);
});
