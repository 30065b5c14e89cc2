import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, filePartsOf } from './endpoint.ts';
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
  // A module may export its calls in objects, one for each kind of record.
  .flatMap((value) => (isCall(value) ? value : Object.values(value ?? {}).filter(isCall)));
const rows = [...read('docs/api.md').matchAll(/^\| `([A-Z]+ \/\S+)` \| ([\w-]+) \| (.*?) \| (.*?) \|/gm)].map(
  ([, call = '', audience = '', takes = '', answers = '']) => ({ call, audience, takes, answers }),
);

it('docs/api.md has a row for each call, and none for a call that is not there', () => {
  const written = rows.map(({ call, audience }) => `${call} for ${audience}`);
  const served = endpoints.map(({ method, path, audience }) => `${method} ${path} for ${audience}`);
  expect(served.length).toBeGreaterThan(50);
  expect(written.sort()).toEqual([...new Set(served)].sort());
});

interface Fields {
  properties?: Record<string, unknown>;
  required?: readonly string[];
  anyOf?: readonly Fields[];
  oneOf?: readonly Fields[];
  allOf?: readonly Fields[];
}

/** The fields of a schema; an optional one ends in `?`. */
function fieldsOf({ properties, required = [], anyOf = [], oneOf = [], allOf = [] }: Fields): string[] {
  const own = Object.keys(properties ?? {}).map((name) => (required.includes(name) ? name : `${name}?`));
  return [...own, ...[...anyOf, ...oneOf, ...allOf].flatMap(fieldsOf)];
}

const namesOf = (schema: Endpoint['body'], io: 'input' | 'output') =>
  fieldsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Fields);

/** The field names that a cell lists; undefined where it describes them in words (a list, the same, as above). */
function listedIn(cell: string): string[] | undefined {
  const plain = cell.replaceAll(/ \([^()]*\)/g, '');
  if (!/^(query |files |\d{3} )?`\w+\??`((, |; files | and )`\w+\??`)*$/.test(plain)) return undefined;
  return [...plain.matchAll(/`(\w+\??)`/g)].map(([, name = '']) => name);
}

const line = (call: string, does: string, names: readonly string[]) =>
  `${call} ${does} ${[...new Set(names)].sort().join(', ')}`;

it('docs/api.md lists the fields that each call takes and answers', () => {
  const lines = rows.flatMap(({ call, takes, answers }) => {
    const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === call);
    if (!endpoint) throw new Error(`There is no call ${call}.`);
    const files = filePartsOf(endpoint.file).map(({ field, required }) => (required ? field : `${field}?`));
    const taken = [...namesOf(endpoint.query, 'input'), ...namesOf(endpoint.body, 'input'), ...files];
    const answered = namesOf(endpoint.answer, 'output');
    return [
      { page: listedIn(takes), does: 'takes', contract: taken },
      { page: listedIn(answers), does: 'answers', contract: answered },
    ].flatMap(({ page, does, contract }) =>
      page ? [{ page: line(call, does, page), contract: line(call, does, contract) }] : [],
    );
  });
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.map(({ page }) => page)).toEqual(lines.map(({ contract }) => contract));
});
