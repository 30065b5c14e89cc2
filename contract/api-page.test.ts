import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';

const contracts = readdirSync('contract', { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  const [, feature, name] = /^([\w-]+)\/([\w-]+)\.contract\.ts$/.exec(path) ?? [];
  return feature && name ? [{ feature, name }] : [];
});
const exported = await Promise.all(contracts.map(({ feature, name }) => import(`./${feature}/${name}.contract.ts`)));
const endpoints = exported
  .flatMap((module) => Object.values(module as Record<string, unknown>))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'audience' in value);

it('docs/api.md has a row for each call, and none for a call that is not there', () => {
  const rows = [...readFileSync('docs/api.md', 'utf8').matchAll(/^\| `([A-Z]+ \/\S+)` \| ([\w-]+) \|/gm)];
  const written = rows.map(([, call, audience]) => `${call} for ${audience}`);
  const served = endpoints.map(({ method, path, audience }) => `${method} ${path} for ${audience}`);
  expect(served.length).toBeGreaterThan(50);
  expect(written.sort()).toEqual([...new Set(served)].sort());
});
