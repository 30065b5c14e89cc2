import { expect, type Locator, type Page } from '@playwright/test';

/** Polling intervals in milliseconds. */
const SOON = [20, 50, 100, 200];

/** Presses a key and checks that the focus is not lost afterwards. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await somewhere(page, key);
}

async function somewhere(page: Page, key: string): Promise<void> {
  const where = () => page.evaluate(() => document.activeElement?.tagName ?? 'nobody');
  await expect.poll(where, { message: `the focus after ${key}`, intervals: SOON }).not.toMatch(/^(BODY|nobody)$/);
}

/**
 * Presses the letters of a key sequence such as g a immediately after each other, because the second one is awaited for a moment only; a
 * call to the page between them would take too long on a busy machine.
 */
export async function pressLetters(page: Page, letters: string): Promise<void> {
  await Promise.all([...letters].map((letter) => page.keyboard.press(letter)));
}

/** Types into the focused element. */
export async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
}

/** Moves the focus to a control with Tab only; the focus must not be lost on the way. */
export const tabTo = (page: Page, target: Locator, most = 80) => walkTo(page, target, { key: 'Tab', most });

/** Moves the focus back to a nearby control with Shift+Tab only. */
export const backTo = (page: Page, target: Locator, most = 12) => walkTo(page, target, { key: 'Shift+Tab', most });

/** Moves down a menu or a group of choices with arrow keys, waiting each time until the focus has moved. */
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

/** Makes one call to the page per tab stop. */
async function walkTo(page: Page, target: Locator, { key, most }: { key: string; most: number }): Promise<void> {
  // Looked up again only after it was redrawn, because that takes longer than the press.
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
  // After the last control the focus leaves the page for the browser's own controls, which a headless browser lacks.
  return stood.stoodAt.isConnected ? 'outside' : 'lost';
};

/** Records the texts of live regions from now on, each once. */
export async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const place = target instanceof Element ? target : target.parentElement;
        // Removed nodes and marks without text announce nothing.
        const words = type === 'characterData' ? [place] : [...addedNodes];
        const text = words.map((node) => node?.textContent ?? '').join(' ');
        if (text.trim() && place?.closest('[aria-live], [role=status], [role=alert]')) said.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
