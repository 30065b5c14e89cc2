import { loginTexts } from '#locales/login/login.texts.ts';
import { loginPaths } from '#machines/login/login.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import { test } from '../testing/kept-page.ts';
import { takePersonWithCode } from '../testing/one-time-code-of-test.ts';
import { expect, PASSWORD } from '../testing/shop.ts';
import { HeldCall } from './held-call.ts';
import { type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

const t = loginTexts.tables.EN;
/** Seconds of a watched wait: too long to pass by itself during the test. */
const WAIT = 100;

const paths = await coveringPaths(loginPaths, { longest: 24 });

// In order, so that the last test can report what all of them have walked.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`signing in: ${titleOf(loginPaths, paths, path)}`, async ({ page, request, person }, info) => {
    const signIn = await new HeldCall(page, request, 'POST', '/user/token/').watch();
    const sendCode = await new HeldCall(page, request, 'POST', '/user/token/topt/').watch();
    const email = page.getByLabel(t.email);
    const password = page.getByLabel(t.password, { exact: true });
    const code = page.getByLabel(t['code.label']);
    let twoStep: Awaited<ReturnType<typeof takePersonWithCode>> | undefined;
    let typed = 0;
    // A new digit each time, because the same value is no change.
    const next = () => {
      typed += 1;
      return typed % 10;
    };
    const pass = (seconds: number) => page.clock.runFor(seconds * 1000);

    const gestures: Record<string, Gesture> = {
      'types e-mail': () => email.fill(`somebody${next()}@izbor.bench`),
      'types no e-mail': () => email.fill(`somebody${next()}`),
      'types password': () => password.fill(`${PASSWORD}${next()}`),
      'sends credentials': async ({ to }) => {
        await page.getByRole('button', { name: t.submit, exact: true }).click();
        if (to === 'credentials.submitting') await signIn.made();
        else expect(signIn.waiting).toBe(0);
      },
      'signIn answers token': async () => {
        await signIn.letGo(person);
        await expect(page).not.toHaveURL(/\/login/);
      },
      'signIn answers attempt': async () => {
        twoStep ??= await takePersonWithCode(request);
        await signIn.letGo(twoStep.person);
      },
      'signIn answers nothing useful': () => signIn.answer({}),
      'signIn refuses': () => signIn.letGo({ email: 'nobody@izbor.demo', password: 'wrong' }),
      'signIn fails': () => signIn.fail('500'),
      'signIn unreachable': () => signIn.fail('nothing'),
      'signIn too many': () => signIn.refuseAsTooMany(WAIT),
      'signIn slow': async () => {
        await pass(4);
        await expect(page.getByText(t.slow)).toBeVisible();
      },
      'signIn silent': () => signIn.timeOut(),
      'second passes': ({ to }) => pass(to === 'credentials.editing, e-mail, password' ? WAIT : WAIT / 2),
      'types code': () => code.fill(`1234${next()}`),
      'swaps the kind': async () => {
        // There and back, so that the next code is one of the app again.
        for (const way of [t['code.useRecovery'], t['code.useApp']])
          await page.getByRole('button', { name: way, exact: true }).click();
      },
      'sends code': async () => {
        const confirm = page.getByRole('button', { name: t['code.submit'], exact: true });
        // The last digit sends a code; a code that was already sent is sent again by the button.
        await ((await confirm.isEnabled()) ? confirm.click() : code.fill(`12345${next()}`));
        await sendCode.made();
      },
      'goes back': async ({ from }) => {
        const way = from === 'code.expired' ? t['code.expired.again'] : t['code.back'];
        await page.getByRole('button', { name: way, exact: true }).click();
        await sendCode.drop();
      },
      'sendCode answers': async () => {
        await sendCode.letGo({ ...(sendCode.sent() as object), code: twoStep?.code() });
        await expect(page).not.toHaveURL(/\/login/);
      },
      'sendCode refuses': () => sendCode.fail('400'),
      'sendCode fails': () => sendCode.fail('500'),
      'sendCode unreachable': () => sendCode.fail('nothing'),
      'sendCode too many': () => sendCode.refuseAsTooMany(WAIT),
      'sendCode over': () => sendCode.letGo({ id: 'an attempt that is over', code: '123456' }),
      'sendCode slow': async () => {
        await pass(4);
        await expect(page.getByText(t.slow)).toBeVisible();
      },
      'sendCode silent': () => sendCode.timeOut(),
      'code second passes': ({ to }) => pass(to === 'code.editing, code' ? WAIT : WAIT / 2),
      'five minutes pass': () => page.clock.fastForward(5 * 60_000),
    };

    await page.clock.install();
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
    await walkInBrowser({ page, info, definition: loginPaths, path, gestures });
  });
}

test('signing in was walked through every state and every transition', ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, loginPaths);
  console.log(text);
  expect(missing).toEqual([]);
});
