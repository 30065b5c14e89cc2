import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildServiceWorker } from '../../build/build-service-worker.mjs';
import { expect, test } from '../testing/shop.ts';

// A shop of two files in several versions; only the service worker is the real one.
let folder = '';
let served = '';
let address = '';
/** Whether the load balancer answers itself because no server is ready. */
let isAway = false;

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.svg': 'image/svg+xml' };

const server = createServer(({ url = '/' }, response) => {
  if (isAway) {
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"code":"unavailable"}');
    return;
  }
  const path = url === '/' ? '/index.html' : url;
  const type = TYPES[extname(path)] ?? 'text/html';
  try {
    const bytes = readFileSync(join(served, path));
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
});

test.use({ serviceWorkers: 'allow' });

// Not at the top of the file: only listing its tests would leave a folder behind.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'izbor-versions-'));
  served = join(folder, 'served');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Replaces the served version, whose files are then gone from the server; with `icon` only the icon may differ. */
async function release(version: string, icon = version): Promise<void> {
  const made = join(folder, `${version}-${icon}`);
  const cart = `assets/cart-${version}.js`;
  mkdirSync(join(made, 'assets'), { recursive: true });
  mkdirSync(join(made, '.vite'));
  writeFileSync(join(made, 'index.html'), `<!doctype html><title>${version}</title>`);
  writeFileSync(join(made, 'icon.svg'), `<svg xmlns="http://www.w3.org/2000/svg"><title>${icon}</title></svg>`);
  writeFileSync(join(made, cart), `export const version = '${version}';`);
  writeFileSync(
    join(made, '.vite/manifest.json'),
    JSON.stringify({
      'cart/cart-screen.tsx': { file: cart },
      'index.html': { file: cart },
      '../node_modules/pdfjs-dist/build/pdf.mjs': { file: 'assets/pdf.js' },
    }),
  );
  await buildServiceWorker(process.cwd(), made);
  rmSync(served, { recursive: true, force: true });
  cpSync(made, served, { recursive: true });
}

const takenOver = `new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))`;

/** Opens the served version and waits until its service worker controls the page. */
async function openServed(page: Page): Promise<void> {
  await page.goto(address);
  await page.evaluate(`(async () => {
    const over = ${takenOver};
    await navigator.serviceWorker.register('/service-worker.js');
    await over;
  })()`);
}

/** Has the browser look for a new version and waits until that one controls the page. */
const comeByNew = (page: Page) =>
  page.evaluate(`(async () => {
    const over = ${takenOver};
    await (await navigator.serviceWorker.getRegistration()).update();
    await over;
  })()`);

test('a checkout that was open before a new version goes on with its own files; the next page is the new one', async ({
  page,
}) => {
  await release('first');
  await openServed(page);

  await release('second');
  await comeByNew(page);

  expect(await page.evaluate(`import('/assets/cart-first.js').then(({ version }) => version)`)).toBe('first');
  await page.reload();
  await expect(page).toHaveTitle('second');
  expect(await page.evaluate(`import('/assets/cart-second.js').then(({ version }) => version)`)).toBe('second');
});

test('an icon that has changed, and nothing else, is the new one, although older versions are kept', async ({
  page,
}) => {
  const icon = () => page.evaluate(`fetch('/icon.svg').then((answer) => answer.text())`);
  await release('drawn', 'sun');
  await openServed(page);
  expect(await icon()).toContain('sun');

  await release('drawn', 'moon');
  await comeByNew(page);
  expect(await icon()).toContain('moon');
});

test.describe('while no server is ready', () => {
  // The browser logs the page's answers.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the page that is kept is shown, and not what was answered in its place', async ({ page }) => {
    await release('kept');
    await openServed(page);
    isAway = true;
    await page.reload();
    isAway = false;
    await expect(page).toHaveTitle('kept');
  });
});
