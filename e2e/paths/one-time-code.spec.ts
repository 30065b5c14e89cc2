import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { oneTimeCodePaths } from '#machines/profile/one-time-code.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import type { PathStep } from '#machines/testing/edge-paths.ts';
import { otherStartOf } from '#machines/testing/paths-definition.ts';
import { test } from '../testing/kept-page.ts';
import { pollIsDue } from '../testing/poll.ts';
import { expect, PASSWORD } from '../testing/shop.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { beginInBrowser, type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

const t = profileTexts.tables.EN;
const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/**
 * Another device turns the code on or off only while this one is idle or asks for the password; after that the server accepts no other
 * change.
 */
function mayWalk({ from, sample }: Pick<PathStep, 'from' | 'sample'>): boolean {
  if (from.endsWith('elsewhere')) return sample === 'closes';
  if (sample === 'turned on elsewhere') return ['off', 'turningOn.asking'].includes(from);
  return sample !== 'turned off elsewhere' || ['on', 'turningOff.asking'].includes(from);
}

const paths = await coveringPaths(oneTimeCodePaths, { mayWalk, extent, longest: 24 });

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`the one-time code: ${titleOf(oneTimeCodePaths, paths, path)}`, async ({
    page,
    request,
    call,
    signedIn,
  }, info) => {
    const gestures = await gesturesOf({ page, request, call });
    await signedIn('EN');
    await page.clock.install();
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: t['code.turnOn'] })).toBeEnabled();
    await walkInBrowser({ page, info, definition: oneTimeCodePaths, path, gestures });
  });
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  call: Call;
}

/** Turns the code on outside the browser, as in another tab; with the pending secret if there is one. */
async function turnOnElsewhere(call: Call, waiting?: string): Promise<void> {
  const begin = async () =>
    ((await call('POST', '/user/one-time-code/', { password: PASSWORD })).body as { secret: string }).secret;
  const secret = waiting ?? (await begin());
  const confirmed = await call('POST', '/user/one-time-code/confirm/', { code: totpOf(secret).generate() });
  expect(confirmed.status).toBe(200);
}

/** Makes the shop read the account again, as its polling does. */
async function readAgain(page: Page): Promise<void> {
  const read = page.waitForResponse((response) => response.url().endsWith('/api/v2/me/'));
  await pollIsDue(page);
  await read;
}

async function gesturesOf({ page, request, call }: Hands): Promise<Record<string, Gesture>> {
  const held = (method: string, path: string) => new HeldCall(page, request, method, path).watch();
  const begin = await held('POST', '/user/one-time-code/');
  const confirm = await held('POST', '/user/one-time-code/confirm/');
  const end = await held('DELETE', '/user/one-time-code/');
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const digits = dialog.getByLabel(t['code.digits']);
  const secret = async () =>
    (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())?.replaceAll(' ', '') ?? '';
  return {
    'turns on': () => press(t['code.turnOn']),
    'turns off': () => press(t['code.turnOff']),
    'types password': () => dialog.getByLabel(t['code.password'], { exact: true }).fill(PASSWORD),
    'sends password': async ({ to }) => {
      const ending = to.startsWith('turningOff');
      await press(ending ? t['code.end'] : t['code.next']);
      await (ending ? end : begin).made();
    },
    // The sixth digit sends the code.
    'types code': () => digits.fill('12345'),
    'sends code': async () => {
      // An unanswered code is still in the field and is sent again by the button.
      if ((await digits.inputValue()).length === 6) await press(t['code.next']);
      else await digits.fill('123456');
      await confirm.made();
    },
    'keeps recovery codes': async () => {
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      await press(t['recovery.keep']);
    },
    closes: () => press(t.close),
    'turned on elsewhere': async () => {
      await turnOnElsewhere(call);
      await readAgain(page);
    },
    'turned off elsewhere': async () => {
      expect((await call('DELETE', '/user/one-time-code/', { password: PASSWORD })).status).toBe(204);
      await readAgain(page);
    },
    'begin answers': () => begin.letGo(),
    'begin refuses': async () => {
      await begin.letGo({ password: 'wrong' });
      const password = dialog.getByLabel(t['code.password'], { exact: true });
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(password).toBeFocused();
    },
    'begin unreachable': () => begin.fail('nothing'),
    'begin on already': async () => {
      await turnOnElsewhere(call);
      await begin.letGo();
    },
    'begin silent': () => begin.timeOut(),
    'confirm answers': async () => confirm.letGo({ code: totpOf(await secret()).generate() }),
    'confirm refuses': async () => {
      await confirm.letGo({ code: 'no code' });
      await expect(digits).toHaveAttribute('aria-invalid', 'true');
      await expect(digits).toBeFocused();
    },
    'confirm unreachable': () => confirm.fail('nothing'),
    'confirm on already': async () => {
      await turnOnElsewhere(call, await secret());
      await confirm.letGo();
    },
    'confirm not begun': async () => {
      expect((await call('DELETE', '/user/one-time-code/', { password: PASSWORD })).status).toBe(204);
      await confirm.letGo();
    },
    'confirm silent': () => confirm.timeOut(),
    'end answers': () => end.letGo(),
    'end refuses': () => end.letGo({ password: 'wrong' }),
    'end unreachable': () => end.fail('nothing'),
    'end silent': () => end.timeOut(),
  };
}

test('the one-time code begins as on where it is on', async ({ page, call, signedIn }, info) => {
  await signedIn('EN');
  await turnOnElsewhere(call);
  await page.goto('/profile');
  const start = otherStartOf(oneTimeCodePaths, 'the one-time code is on');
  await beginInBrowser({ page, info, definition: oneTimeCodePaths, start });
});

test(`the one-time code was walked through all ${extent}`, ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, oneTimeCodePaths, extent);
  console.log(text);
  expect(missing).toEqual([]);
});
