import { existsSync } from 'node:fs';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** How every test starts a browser: Debian's Chromium where there is one, Playwright's own elsewhere. */
export const launchOptions = {
  ...(existsSync(chromium) ? { executablePath: chromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
};
