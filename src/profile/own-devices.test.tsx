// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Device } from '#contract/profile/profile.contract.ts';
import { en } from '#locales/profile/en.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { OwnDevices } from './own-devices.tsx';

const device = (id: string, current: boolean, system: string): Device => ({
  id,
  current,
  browser: 'Firefox',
  system,
  signed_in_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
});
const here = device('0c3f1d52-7b0a-4a45-9f1e-2f1d6a3b8c01', true, 'Windows');
const phone = device('0c3f1d52-7b0a-4a45-9f1e-2f1d6a3b8c02', false, 'Android');

/** Signs out the phone, whose session has already ended elsewhere; `answer` is the server's answer. */
async function endPhone(answer: () => Response) {
  let isEnded = false;
  serve(({ method }) => {
    if (method !== 'DELETE') return onePage(isEnded ? [here] : [here, phone]);
    isEnded = true;
    return answer();
  });
  const { said } = renderScreen(<OwnDevices />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Firefox on Android' }));
  await waitFor(() => expect(screen.queryByText('Firefox on Android')).toBeNull());
  return said;
}

it('says that a device is signed out which was so already, by another tab, and shows it no more', async () => {
  const missing = { code: 'request.not_found', message: 'It is no longer here.' };
  const toasts = await endPhone(() => Response.json(missing, { status: 404 }));
  expect(toasts).toEqual([{ tone: 'success', text: en['devices.ended'] }]);
});

it('says what else the server refuses', async () => {
  const busy = { code: 'server.busy', message: 'Too much is going on.' };
  const toasts = await endPhone(() => Response.json(busy, { status: 409 }));
  expect(toasts).toEqual([{ tone: 'error', text: 'Too much is going on.' }]);
});

it('signs two devices out beside each other, and shows on each that it does', async () => {
  const tablet = device('0c3f1d52-7b0a-4a45-9f1e-2f1d6a3b8c03', false, 'iOS');
  const asked: string[] = [];
  serve(({ method, path }) => {
    if (method !== 'DELETE') return onePage([here, phone, tablet]);
    asked.push(path);
    return new Promise(() => {});
  });
  renderScreen(<OwnDevices />);
  for (const { system } of [phone, tablet])
    await userEvent.click(await screen.findByRole('button', { name: `Sign out: Firefox on ${system}` }));
  await waitFor(() => expect(asked.map((path) => path.split('/').at(-2))).toEqual([phone.id, tablet.id]));
  await waitFor(() => expect(screen.getAllByRole('button', { busy: true })).toHaveLength(2));
});
