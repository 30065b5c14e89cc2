import { expect, type Page } from '@playwright/test';

/** Goes to another screen within the app, as a link does. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/**
 * Opens a screen and waits until all of it is there, with the one heading that it has. The app goes there by itself where it
 * stands already, as a person does: to load it anew takes longer, and leaves nothing behind that another screen could trip over.
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

/** What is not there yet of a screen that another one with the title `before` made room for. */
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
