import type { APIRequestContext, Page } from '@playwright/test';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { checkoutPaths } from '#machines/checkout/checkout.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import type { PathStep } from '#machines/testing/edge-paths.ts';
import { test } from '../testing/kept-page.ts';
import { expect, type Person } from '../testing/shop.ts';
import { CartOfTest } from './cart-of-test.ts';
import { HeldCall } from './held-call.ts';
import { signInAgain } from './sign-in-again.ts';
import { beginInBrowser, type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

const t = checkoutTexts.tables.EN;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

// While the cart is being reloaded, no other reload can happen in the real shop; and a refusal whose cart was emptied meanwhile is replaced
// by the empty cart.
const mayWalk = ({ from, sample, to }: Pick<PathStep, 'from' | 'sample' | 'to'>) =>
  !(/^(accepting|settling)/.test(from) && sample.startsWith('cart ')) && to !== 'error, nothing to buy';
const paths = await coveringPaths(checkoutPaths, { longest: 24, mayWalk });

test.describe.configure({ mode: 'default' });
test.use({
  locale: 'en-GB',
  expectedErrors: [/Failed to load resource|The quantity was not saved/],
});

for (const path of paths) {
  test(`the checkout: ${titleOf(checkoutPaths, paths, path)}`, async ({
    page,
    request,
    person,
    call,
    signedIn,
  }, info) => {
    const cart = await new CartOfTest(page, call).watch();
    await cart.become('same');
    const gestures = await gesturesOf({ page, request, person, cart });
    await signedIn('EN');
    await page.clock.install();
    await page.goto('/cart/');
    await expect(button(page, t.proceed)).toBeEnabled();
    await walkInBrowser({ page, info, definition: checkoutPaths, path, gestures });
  });
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  person: Person;
  cart: CartOfTest;
}

async function gesturesOf({ page, request, person, cart }: Hands): Promise<Record<string, Gesture>> {
  const purchase = await new HeldCall(page, request, 'POST', '/v2/complete-purchase/').watch();
  const me = await new HeldCall(page, request, 'GET', '/v2/me/').watch();
  me.holds = false;
  const counts = await new HeldCall(page, request, 'PATCH', '/v2/cart-items/{id}/').watch();
  const press = (name: string) => button(page, name).click();
  const pass = (seconds: number) => page.clock.fastForward(seconds * 1000);
  const field = page.getByRole('textbox', { name: cartTexts.tables.EN.count }).first();
  // An unsaved count stays in the field, and going on would save it, which the machine's path does not know.
  const giveUpCount = async () => {
    await expect(field).toBeEnabled();
    await field.press('Escape');
  };
  const becomes = (kind: Parameters<CartOfTest['become']>[0]) => async () => {
    await cart.become(kind);
    await cart.read();
  };
  const meAnswers = async () => {
    me.holds = false;
    while (me.waiting > 0) await me.letGo();
  };
  return {
    'cart changes': becomes('changes'),
    'cart emptied': becomes('emptied'),
    'cart too dear': becomes('too dear'),
    'cart free': becomes('free'),
    'cart dearer': becomes('dearer'),
    'cart same': becomes('same'),
    'saves counts': async () => {
      await field.fill(String(Number(await field.inputValue()) + 1));
      await press(t.proceed);
      await counts.made();
    },
    'counts saved': async () => {
      await cart.become('changes');
      await counts.letGo();
    },
    'counts not saved': async () => {
      await counts.fail('500');
      await giveUpCount();
    },
    'counts silent': async () => {
      await counts.timeOut();
      await giveUpCount();
    },
    'opens checkout': () => press(t.proceed),
    'goes back': () => press(t.back),
    'ticks taxes': () => page.getByRole('checkbox', { name: t.understood }).click(),
    'asks to buy': () => press(t.confirm),
    declines: () => press(t['dialog.cancel']),
    confirms: async () => {
      await page.getByRole('alertdialog').getByRole('button', { name: t.confirm, exact: true }).click();
      await purchase.made();
    },
    'purchase answers': () => purchase.letGo(),
    'purchase refused': () => purchase.fail('400'),
    'purchase changed': async () => {
      await cart.become('changes');
      await purchase.letGo();
    },
    'purchase unauthorised': async () => {
      await purchase.fail('401');
      await signInAgain(page, person);
      await expect(page).toHaveURL(/\/cart\/$/);
    },
    'purchase breaks': () => purchase.fail('500'),
    'purchase unreachable': () => purchase.fail('nothing'),
    'purchase unavailable': () => purchase.fail('503'),
    'purchase slow': async () => {
      await pass(4);
      await expect(page.getByText(t['dialog.slow'])).toBeVisible();
    },
    'purchase silent': () => purchase.timeOut(),
    'asking slow': () => pass(4),
    'asking silent': () => purchase.timeOut(),
    'accepts changes': async () => {
      me.holds = true;
      await press(t['changed.accept']);
      await me.made();
    },
    'declines changes': () => press(t['changed.decline']),
    'acceptance answers': async () => {
      await cart.become('changes');
      await meAnswers();
    },
    'acceptance answers nothing to buy': async () => {
      await cart.become('emptied');
      await meAnswers();
    },
    'acceptance answers other prices': async () => {
      await cart.become('dearer');
      await meAnswers();
    },
    'acceptance fails': async () => {
      // The reading is retried automatically before it fails.
      await expect(async () => {
        if (me.waiting > 0) await me.fail('nothing');
        await expect(button(page, t['changed.accept'])).toBeEnabled({ timeout: 200 });
      }).toPass();
      me.holds = false;
    },
    'acceptance silent': async () => {
      await me.timeOut();
      // The call is retried automatically.
      me.holds = false;
      await me.drop();
    },
    'pause passes': async ({ from }) => {
      await pass(from.endsWith('1') ? 2 : 15);
      await purchase.made();
    },
    'asks again': async () => {
      await press(t['unknown.ask']);
      await purchase.made();
    },
    dismisses: async ({ from }) => {
      await press(from === 'unknown.unresolved' ? t['unknown.later'] : t.close);
      if (from !== 'success') return;
      // The server has emptied the cart, which the machine's path does not know: it is filled again.
      await expect(page.getByRole('heading', { name: cartTexts.tables.EN['empty.title'] })).toBeVisible();
      await cart.refill();
      await cart.read();
    },
  };
}

test.describe('the checkout begins', () => {
  for (const [words, start] of Object.entries(checkoutPaths.otherStarts ?? {})) {
    test(`when ${words}`, async ({ page, call, signedIn }, info) => {
      const cart = new CartOfTest(page, call);
      await signedIn('EN');
      if (start.input.kept) {
        await cart.become('same');
        await page.goto('/cart/');
        await button(page, t.proceed).click();
        await page.getByRole('checkbox', { name: t.understood }).click();
        if (start.input.kept.version !== start.input.cart.version) await cart.become('changes');
        if (!start.input.kept.open) {
          await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
          await expect(page).toHaveURL(/\/benefit\//);
          // The address changes before the screen: only then has the cart been left.
          await expect(page.getByRole('checkbox', { name: t.understood })).toBeHidden();
        }
      }
      await page.goto('/cart/');
      await beginInBrowser({ page, info, definition: checkoutPaths, start });
    });
  }
});

test('the checkout was walked through every state and every transition', ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, checkoutPaths);
  console.log(text);
  expect(missing).toEqual([]);
});
