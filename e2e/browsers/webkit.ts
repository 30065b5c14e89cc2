import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { freePort } from '#server/testing/free-port.ts';
import { findOnPage, type Role } from './find-on-page.ts';
import type { OtherBrowser, Window } from './other-browser.ts';

const { WEBKIT_PATH = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser' } = process.env;

/**
 * Starts WebKit, the engine of Safari, on a virtual screen; its driver speaks classic WebDriver, like Selenium, and reports no page errors.
 * Throws when WebKit is missing.
 */
export async function startWebKit({ width, height }: Window): Promise<OtherBrowser> {
  if (!existsSync(WEBKIT_PATH) || !existsSync('/usr/bin/xvfb-run'))
    throw new Error(`No WebKit at ${WEBKIT_PATH}: apt-get install webkit2gtk-driver xvfb xauth, or set WEBKIT_PATH`);
  const port = await freePort();
  // A process group of its own, so that the virtual screen is ended with it.
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { detached: true, stdio: 'ignore' });
  const stop = () => server.pid && process.kill(-server.pid);
  const isUp = () => fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
  while (!(await isUp())?.ok && server.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 100));
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: WEBKIT_PATH, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().window().setRect({ width, height });
  const ask: OtherBrowser['ask'] = (onPage, ...given) =>
    driver.executeScript(`return (${onPage.toString()})(...arguments)`, ...given);
  const find = async (role: Role, name: string) => (await ask(findOnPage, role, name)) as unknown as WebElement | null;
  return {
    goto: (address) => driver.get(address),
    has: async (role, name) => (await find(role, name)) !== null,
    press: async (role, name) => {
      const element = await find(role, name);
      await element?.click();
      return element !== null;
    },
    write: async (name, text) => {
      const element = await find('textbox', name);
      await element?.clear();
      await element?.sendKeys(text);
      return element !== null;
    },
    choose: async (path) => (await driver.findElement({ css: 'input[type=file]' })).sendKeys(path),
    ask,
    errors: () => [],
    close: async () => {
      await driver.quit();
      stop();
    },
  };
}
