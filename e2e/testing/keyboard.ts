import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a key. Afterwards the focus is somewhere: it is never lost to the page, whatever the key has done. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  const where = () => page.evaluate(() => document.activeElement?.tagName ?? 'nobody');
  await expect.poll(where, `the focus after ${key}`).not.toMatch(/^(BODY|nobody)$/);
}

/** Types into what has the focus. */
export async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
}

/** Goes to a control by Tab alone, as far as a person would. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await press(page, 'Tab');
  }
  await expect(target, `reached by ${most} presses of Tab`).toBeFocused();
}

/** Writes down what live regions say from now on, each text once as it comes. */
export async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const place = target instanceof Element ? target : target.parentElement;
        const added = [...addedNodes].map((node) => node.textContent ?? '').join(' ');
        const isLive = place?.closest('[aria-live], [role=status], [role=alert]');
        if (isLive) said.push(added || (place?.textContent ?? ''));
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
