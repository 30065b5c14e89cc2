import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { filesOf, read } from './testing/files.ts';

const contracts = filesOf(['contract']).flatMap((path) => {
  const [, feature, name] = /^contract\/([\w-]+)\/([\w-]+)\.contract\.ts$/.exec(path) ?? [];
  return feature && name ? [{ feature, name }] : [];
});
const exported = await Promise.all(contracts.map(({ feature, name }) => import(`./${feature}/${name}.contract.ts`)));
const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'audience' in value;
const endpoints = exported
  .flatMap((module) => Object.values(module as Record<string, unknown>))
  // Calls that several kinds of a thing have are made together.
  .flatMap((value) => (isCall(value) ? value : Object.values(value ?? {}).filter(isCall)));

it('docs/api.md has a row for each call, and none for a call that is not there', () => {
  const rows = [...read('docs/api.md').matchAll(/^\| `([A-Z]+ \/\S+)` \| ([\w-]+) \|/gm)];
  const written = rows.map(([, call, audience]) => `${call} for ${audience}`);
  const served = endpoints.map(({ method, path, audience }) => `${method} ${path} for ${audience}`);
  expect(served.length).toBeGreaterThan(50);
  expect(written.sort()).toEqual([...new Set(served)].sort());
});
