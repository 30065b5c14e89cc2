import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { buildShop, runShop } from './shop-process.ts';

/** A built shop with demo data in a temporary folder, and a signed-in person. */
export interface PhoneShop {
  url: string;
  token: string;
  /** Path of a benefit that can be bought. */
  benefit: string;
  end(): void;
}

const PERSON = 'employee@izbor.demo';

/** Builds the shop, starts it and signs in. */
export async function openShop(port: number): Promise<PhoneShop> {
  buildShop();
  const folder = mkdtempSync(join(tmpdir(), 'izbor-phone-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  const shop = await runShop(port, { DATA_DIR: folder }).catch((error: unknown) => {
    forget();
    throw error;
  });
  const { url } = shop;
  const end = () => void shop.end().then(forget);
  const token = await signIn(url, PERSON);
  const list = (await asJson(`${url}/api/v2/benefit/?benefit_type=flexible`, {
    headers: { authorization: `Token ${token}` },
  })) as { results: { id: number; price: number | null; monthly: boolean }[] };
  const bought = list.results.find(({ price, monthly }) => price && !monthly);
  return { url, token, benefit: `/benefit/${bought?.id}`, end };
}

/** Signs in an account of the demo data; returns the token. */
export async function signIn(url: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'Izbor!2026' });
  const { token } = (await asJson(`${url}/api/user/token/`, { method: 'POST', body })) as { token: string };
  return token;
}

async function asJson(url: string, options: RequestInit): Promise<unknown> {
  const answer = await fetch(url, {
    ...options,
    headers: { 'content-type': 'application/json', ...(options.headers as Record<string, string>) },
  });
  return answer.json();
}

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

// Lighthouse's phone: 1.6 Mbit/s, a round trip of 150 ms, a quarter of the CPU.
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** A page on a phone, signed in by default; `quick` has the phone's CPU but not its slow line, `desk` the window of a desk. */
export async function openPhone(
  browser: Browser,
  { url, token }: PhoneShop,
  { signedIn = true, quick = false, desk = false } = {},
): Promise<{ page: Page; cdp: CDPSession; close(): Promise<void> }> {
  const context = await browser.newContext({
    baseURL: url,
    ...(desk ? DESK : PHONE),
    serviceWorkers: 'block',
  });
  // esbuild's helper for function names, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  if (signedIn) await context.addInitScript((value) => localStorage.setItem('izbor.token', value), token);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!quick) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', LINE);
  }
  return { page, cdp, close: () => context.close() };
}
