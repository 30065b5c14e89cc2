import { expect, type Page } from '@playwright/test';

/** Navigates within the app, as a link does. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/**
 * Opens a screen and waits until it is complete, with a single heading. Where the app is open already it navigates within it, as a person
 * does: a reload takes longer, and would hide what one screen leaves behind for the next.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  const before = await page.evaluate(() => {
    const isOpen = document.querySelector('h1') !== null && document.querySelector('[role=dialog]') === null;
    return isOpen ? document.title : null;
  });
  await (before === null ? page.goto(path) : goTo(page, path));
  await expect
    .poll(() => page.evaluate(partsMissing, before), { message: path, intervals: [50, 100, 200] })
    .toEqual([]);
}

/** Missing parts of a screen that replaces the one with the title `before`. */
function partsMissing(before: string | null): string[] {
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  const waits = [...document.querySelectorAll('main [role=status]')].filter(({ textContent }) =>
    /^(Učitava|Loading)/.test(textContent),
  );
  return Object.entries({
    'its title': document.title === before,
    'its heading': headings.length !== 1,
    'what is still to come': waits.length > 0 || document.querySelector('.animate-breathe') !== null,
  }).flatMap(([part, isMissing]) => (isMissing ? [part] : []));
}
