import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, filePartsOf } from '#contract/endpoint.ts';
import { seedDemo } from '#demo/demo.ts';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { pdfFile, pngFile } from '../testing/files.ts';
import type { Person } from '../testing/people.ts';
import { type Answered, startTestApp } from '../testing/test-app.ts';
import { lengthOf } from '../testing/test-length.ts';
import { valuesOf } from '../testing/values-of.ts';
import { isNothing, jsonSchema } from './json-schema.ts';

// Makes each call of the contract with values that its schema accepts, and sometimes with others: it answers as the contract says, or is
// refused with a message, and the money is right afterwards. `IZBOR_SEED` chooses other calls, `IZBOR_CALLS` their number.

const CALLS = Number(process.env.IZBOR_CALLS ?? lengthOf({ short: 1000, full: 50_000 }));
const SEED = Number(process.env.IZBOR_SEED ?? 41);

const shop = await startTestApp();
const { database, clock } = shop;
const folder = mkdtempSync(join(tmpdir(), 'izbor-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));
await seedDemo(database, { picturesFolder: folder, storage: shop.app.shop.storage, now: clock.now });

const ROLES = {
  adminRoles: ['owner', 'operations', 'content', 'finance'],
  companyRoles: ['owner', 'people', 'budgets', 'reviewer', 'reports'],
  corporateAccount: true,
  // An owner of the platform can write only with two-factor authentication.
  oneTimeSecret: 'JBSWY3DPEHPK3PXP',
} as const;
const BUDGETS = { flexible: 50_000_000, budgets: { 1: 1_000_000, 3: 1_000_000 } };

/** A person of the demo's first company who may make every call, and a colleague without roles. */
async function take(): Promise<readonly Person[]> {
  const { adminRoles, companyRoles, ...changes } = ROLES;
  const roles = Object.assign({ adminRoles: [...adminRoles], companyRoles: [...companyRoles] }, changes);
  const boss = await shop.person({ companyId: 1, changes: roles, ...BUDGETS });
  return [boss, boss, await shop.person({ companyId: 1, ...BUDGETS })];
}

const numbers = async (text: ReturnType<typeof sql>) => (await ask<{ id: number }>(database, text)).map(({ id }) => id);
const there = [
  ...(await numbers(sql`select id from benefits where id % 9 = 0 limit 30`)),
  ...(await numbers(sql`select id from users where company_id = 1 limit 20`)),
  ...(await numbers(sql`select id from requests where company_id = 1 limit 20`)),
  ...(await numbers(sql`select id from orders where company_id = 1 limit 20`)),
  ...(await numbers(sql`select id from notifications where company_id = 1 limit 10`)),
];
const ids = fc.oneof(fc.constantFrom(...there), fc.integer({ min: 1, max: 30 }));

interface Sent {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  who: number;
  file: Buffer;
  revision: number;
}

const partOf = (schema: z.core.$ZodType) =>
  isNothing(schema) ? fc.constant(undefined) : valuesOf(jsonSchema(schema, 'input'), ids);
const asFields = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Sent['query'];

const sentTo = ({ params, query, body }: Endpoint): fc.Arbitrary<Sent> =>
  fc.record({
    params: partOf(params).map(asFields),
    query: partOf(query).map(asFields),
    body: partOf(body),
    who: fc.nat({ max: 3 }),
    file: fc.constantFrom(pdfFile(), pngFile(), Buffer.from('ime;iznos\nAna;12\n'), Buffer.alloc(0)),
    revision: fc.integer({ min: 1, max: 3 }),
  });

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function addressOf({ path }: Endpoint, { params, query }: Sent): string {
  const at = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => encodeURIComponent(wellFormed(textOf(params[name] ?? 1))) || '1',
  );
  const parts = Object.entries(query).map(([name, value]) => [name, wellFormed(textOf(value))]);
  return `${at}?${new URLSearchParams(parts)}`;
}

// A lone surrogate cannot be encoded in a URL.
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

async function make(endpoint: Endpoint, sent: Sent, people: readonly Person[]): Promise<Answered> {
  const who = people[sent.who] ?? null;
  const path = addressOf(endpoint, sent);
  const headers = endpoint.revision ? { 'if-revision-match': `"${sent.revision}"` } : {};
  const files = filePartsOf(endpoint.file);
  if (files.length === 0) return shop.call(who, endpoint.method, path, sent.body, headers);
  const texts = Object.entries(asFields(sent.body)).map(([name, value]) => ({ name, text: textOf(value) }));
  const parts = [...texts, ...files.map(({ field }) => ({ name: field, bytes: sent.file }))];
  return shop.send(who, endpoint.method, path, parts, headers);
}

/** What is wrong with an answer; null if it follows the contract. */
function problemOf(endpoint: Endpoint, answer: Answered | Error): string | null {
  if (answer instanceof Error) return `its answer was cut: ${answer.message}`;
  const { status, body, headers } = answer;
  if (status >= 500) return `it answered ${status}`;
  if (status >= 400) return typeof body?.code === 'string' && body.message ? null : 'it was refused without words';
  if (status === 304 || !String(headers['content-type']).startsWith('application/json')) return null;
  if (status !== endpoint.status) return `it answered ${status} in place of ${endpoint.status}`;
  const read = z.safeParse(endpoint.answer, body);
  return read.success ? null : `its answer is none of the contract: ${JSON.stringify(read.error.issues.slice(0, 3))}`;
}

it(`answers ${CALLS} calls as the contract says, or refuses them in words (IZBOR_SEED=${SEED})`, {
  timeout: CALLS * 400,
}, async () => {
  const { endpoints } = shop.app.shop;
  const turns = Math.ceil(CALLS / endpoints.length);
  const samples = endpoints.map((endpoint, place) =>
    fc.sample(sentTo(endpoint), { seed: SEED + place, numRuns: turns }),
  );
  const problems: string[] = [];
  const reached = new Set<string>();
  let people = await take();
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [place, endpoint] of endpoints.entries()) {
      const sent = samples[place]?.[turn];
      if (!sent) continue;
      // Stays below the rate limits.
      clock.now = new Date(clock.now.getTime() + 20_000);
      const answer = await make(endpoint, sent, people).catch((error: Error) => error);
      const problem = problemOf(endpoint, answer);
      if (problem)
        problems.push(`${endpoint.method} ${addressOf(endpoint, sent)} ${JSON.stringify(sent.body)}: ${problem}`);
      if (answer instanceof Error) continue;
      if (answer.status < 300) reached.add(`${endpoint.method} ${endpoint.path}`);
      if (answer.status === 401 && sent.who < 3) people = await take();
    }
  }
  expect(problems).toEqual([]);
  expect(await reconcile(database)).toEqual([]);
  expect(shop.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  // A call that never succeeds proves little: at least this many do even in a short run.
  expect(reached.size).toBeGreaterThan(endpoints.length / 6);
});
