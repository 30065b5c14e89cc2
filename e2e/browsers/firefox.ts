import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findOnPage, type Role } from './find-on-page.ts';
import type { OtherBrowser, Window } from './other-browser.ts';

const { FIREFOX_PATH = '/usr/bin/firefox-esr' } = process.env;

/**
 * Starts the installed Firefox without a window: Puppeteer controls any Firefox by WebDriver BiDi, Playwright only its own build. Throws
 * when Firefox is missing.
 */
export async function startFirefox({ width, height }: Window): Promise<OtherBrowser> {
  if (!existsSync(FIREFOX_PATH))
    throw new Error(`No Firefox at ${FIREFOX_PATH}: apt-get install firefox-esr, or set FIREFOX_PATH`);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX_PATH });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const find = async (role: Role, name: string) => {
    const found = await page.evaluateHandle(findOnPage, role, name);
    return found.asElement() as ElementHandle<HTMLElement> | null;
  };
  return {
    goto: async (address) => void (await page.goto(address)),
    has: async (role, name) => (await find(role, name)) !== null,
    press: async (role, name) => {
      const element = await find(role, name);
      await element?.click();
      return element !== null;
    },
    write: async (name, text) => {
      const element = await find('textbox', name);
      await element?.click({ count: 3 });
      await element?.type(text);
      return element !== null;
    },
    choose: async (path) => {
      const input = (await page.$('input[type=file]')) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(path);
    },
    ask: (onPage, ...given) =>
      page.evaluate(`(${onPage.toString()})(...${JSON.stringify(given)})`) as Promise<ReturnType<typeof onPage>>,
    errors: () => errors,
    close: () => browser.close(),
  };
}
