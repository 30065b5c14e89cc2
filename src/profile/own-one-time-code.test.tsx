// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { User } from '#contract/users/users.contract.ts';
import { meQuery } from '../session/session.queries.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { OwnOneTimeCode } from './own-one-time-code.tsx';

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** Puts the changed person into the cache, as the server's answer would. */
const read = (client: QueryClient, news: Partial<User>) =>
  act(async () => void client.setQueryData(meQuery.queryKey, { ...jelena, ...news }));

/** Opens the recovery codes, just after the one-time code was turned on. */
async function turnedOn() {
  serve(({ path }) => {
    if (path.endsWith('confirm/')) return { recovery_codes: ['ABCD-EFGH', 'JKLM-NPQR'] };
    return { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/Izbor?secret=JBSWY3DPEHPK3PXP' };
  });
  const rendered = renderScreen(<OwnOneTimeCode />);
  await press('Turn on the one-time code');
  await type('Password', 'Izbor!2026');
  await press('Continue');
  await type('Code from the app', '123456');
  await screen.findByText('JKLM-NPQR');
  return rendered;
}

it('follows the account when another device turns the one-time code on or off', async () => {
  const { client } = renderScreen(<OwnOneTimeCode />);
  await read(client, { one_time_code: true });
  expect(screen.getByRole('button', { name: 'Turn off the one-time code' })).toBeTruthy();
  await read(client, { one_time_code: false });
  expect(screen.getByRole('button', { name: 'Turn on the one-time code' })).toBeTruthy();
});

it('says how many recovery codes are left, and how one gets new ones once they are few', async () => {
  const { client } = renderScreen(<OwnOneTimeCode />);
  await read(client, { one_time_code: true, recovery_codes_left: 4 });
  expect(await screen.findByText(/Recovery codes that you have not used: 4\.$/)).toBeTruthy();
  await read(client, { one_time_code: true, recovery_codes_left: 3 });
  expect(await screen.findByText(/not used: 3\. For new ones, turn it off and on again\.$/)).toBeTruthy();
  await read(client, { one_time_code: false });
  await expect.poll(() => screen.queryByText(/Recovery codes that/)).toBeNull();
});

it('stays as it was turned here, whatever else is news of the person before that is read', async () => {
  const { client } = await turnedOn();
  await press('I’ve saved them');
  await read(client, { new_notifications: 3 });
  expect(screen.getByRole('button', { name: 'Turn off the one-time code' })).toBeTruthy();
});

it('says whether the recovery codes were copied, also where there is no clipboard', async () => {
  const { said } = await turnedOn();
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await press('Copy all');
  await vi.waitFor(() => expect(said).toEqual([{ tone: 'success', text: 'Copied.' }]));
  expect(writeText).toHaveBeenCalledWith('ABCD-EFGH\nJKLM-NPQR');
  vi.stubGlobal('navigator', {});
  await press('Copy all');
  await vi.waitFor(() => expect(said.at(-1)?.tone).toBe('error'));
});

it('reads out the title of each next step', async () => {
  await turnedOn();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Save the recovery codes' }));
});
