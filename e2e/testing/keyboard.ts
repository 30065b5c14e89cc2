import { expect, type Locator, type Page } from '@playwright/test';

/** Milliseconds after which something is looked at again. */
const SOON = [20, 50, 100, 200];

/** Presses a key. Afterwards the focus is somewhere: it is never lost to the page, whatever the key has done. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await somewhere(page, key);
}

async function somewhere(page: Page, key: string): Promise<void> {
  const where = () => page.evaluate(() => document.activeElement?.tagName ?? 'nobody');
  await expect.poll(where, { message: `the focus after ${key}`, intervals: SOON }).not.toMatch(/^(BODY|nobody)$/);
}

/**
 * Presses letters that mean something together, as g and a: one right after the other, for the second is waited for a moment only. Nothing
 * is asked between them, which a busy machine would take longer for.
 */
export async function pressLetters(page: Page, letters: string): Promise<void> {
  await Promise.all([...letters].map((letter) => page.keyboard.press(letter)));
}

/** Types into what has the focus. */
export async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
}

/** Goes to a control by Tab alone, as far as a person would; the focus is not lost on the way. */
export const tabTo = (page: Page, target: Locator, most = 80) => walkTo(page, target, { key: 'Tab', most });

/** Goes back to a control that is not far, by Shift and Tab alone. */
export const backTo = (page: Page, target: Locator, most = 12) => walkTo(page, target, { key: 'Shift+Tab', most });

/** Goes down a menu, or a group of choices, by arrows alone: the focus has come to the next one before it goes on from there. */
export async function downTo(page: Page, target: Locator, most = 80): Promise<void> {
  const moved = (from: Element | null) => document.activeElement !== from;
  for (let step = 0; step < most; step += 1) {
    const from = await page.evaluateHandle(() => document.activeElement);
    if (await target.evaluate((one, held) => one === held, from)) return;
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(moved, from), { message: 'moved on', intervals: SOON }).toBe(true);
  }
  await expect(target, `reached by ${most} presses of ArrowDown`).toBeFocused();
}

/** Of a page a stop asks one thing. */
async function walkTo(page: Page, target: Locator, { key, most }: { key: string; most: number }): Promise<void> {
  // Looked up anew only when it was drawn anew: that takes longer than the press.
  let control = await target.elementHandle();
  const place = () => page.evaluate(placeOf, control);
  for (let stop = 0; stop < most; stop += 1) {
    let where = await place();
    if (where === 'gone') {
      control = await target.elementHandle();
      where = await place();
    }
    if (where === 'lost' || (where === 'nowhere' && stop > 0)) {
      await somewhere(page, key);
      where = await place();
    }
    if (where === 'there') return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached by ${most} presses of ${key}`).toBeFocused();
}

const placeOf = (control: Node | null) => {
  const { activeElement, body } = document;
  const stood = window as unknown as { stoodAt?: Element };
  const isSomewhere = activeElement !== null && activeElement !== body;
  if (isSomewhere) stood.stoodAt = activeElement;
  if (control === activeElement) return 'there';
  if (!control?.isConnected) return 'gone';
  if (isSomewhere) return 'elsewhere';
  if (!stood.stoodAt) return 'nowhere';
  // Past its last control a page is left for those of the browser, of which this one has none.
  return stood.stoodAt.isConnected ? 'outside' : 'lost';
};

/** Writes down what live regions say from now on, each text once as it comes. */
export async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const place = target instanceof Element ? target : target.parentElement;
        // What is taken away says nothing, nor does a mark without words.
        const words = type === 'characterData' ? [place] : [...addedNodes];
        const text = words.map((node) => node?.textContent ?? '').join(' ');
        if (text.trim() && place?.closest('[aria-live], [role=status], [role=alert]')) said.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
