import type { Browser } from 'playwright';
import { figure } from './figure.ts';
import { openPhone, type PhoneShop } from './phone-shop.ts';
import { median } from './ratio.ts';

interface Load {
  largest: number;
  shift: number;
  blocked: number;
}

const TIMES = 3;

/**
 * Loads a page several times with an empty cache: largest contentful paint (its goal in ms), layout shift, and blocking time of the main
 * thread.
 */
export async function measurePage(browser: Browser, shop: PhoneShop, path: string, goal: number): Promise<void> {
  const loads = await loadOften(browser, shop, { path });
  figure(`${path} largest paint`, median(loads.map(({ largest }) => largest)), goal, 'ms');
  figure(`${path} layout shift`, median(loads.map(({ shift }) => shift)), 0.02, '');
  figure(`${path} main thread blocked`, median(loads.map(({ blocked }) => blocked)), 150, 'ms');
}

/** Loads home in a desk's window with an empty cache: layout shift, for a person with something pending. */
export async function measureDeskShift(browser: Browser, shop: PhoneShop): Promise<void> {
  const loads = await loadOften(browser, shop, { path: '/', desk: true });
  figure('/ at a desk: layout shift', median(loads.map(({ shift }) => shift)), 0.02, '');
}

interface Opened {
  path: string;
  desk?: boolean;
}

async function loadOften(browser: Browser, shop: PhoneShop, opened: Opened): Promise<Load[]> {
  const loads: Load[] = [];
  for (let time = 0; time < TIMES; time += 1) loads.push(await load(browser, shop, opened));
  return loads;
}

async function load(browser: Browser, shop: PhoneShop, { path, desk = false }: Opened): Promise<Load> {
  const { page, cdp, close } = await openPhone(browser, shop, { signedIn: path !== '/login', desk });
  await page.addInitScript(watchLoad);
  await page.goto(path, { waitUntil: 'networkidle' });
  // A locator would run Playwright's code in the page, which takes 80 ms of a quarter of a CPU.
  let measured: Load | null = null;
  while (!measured) {
    const { result } = await cdp.send('Runtime.evaluate', { expression: STANDS, returnByValue: true });
    measured = result.value as Load | null;
  }
  await close();
  return measured;
}

/** The measurement, once the app has replaced the early paint and shows its heading. */
const STANDS = "document.querySelector('main h1') && !document.querySelector('[data-early]') ? window.measured : null";

// Runs in the page: records the browser's own performance entries.
function watchLoad(): void {
  const measured = { largest: 0, shift: 0, blocked: 0 };
  Object.assign(window, { measured });
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const watch = (type: string, each: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    measured.largest = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) measured.shift += value;
  });
  watch('longtask', ({ duration }) => {
    measured.blocked += duration - 50;
  });
}
