import fc from 'fast-check';
import type { JsonSchema } from '../endpoints/json-schema.ts';

/** Values that no call accepts, or that are just valid. */
const ODD: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    '',
    ' ',
    '0',
    '-1',
    '1e400',
    'NaN',
    '\u0000',
    '\ud800',
    'ž'.repeat(300),
    '<b>',
    "' or 1=1 --",
    '../..',
  ],
  ...[0, -1, 0.005, 2 ** 31, 2 ** 53, -1e300, 1e21, [], [[]], {}, { id: 1 }, { __proto__: null }, 'toString'],
  ...['2026-02-30', '0000-00-00', '9999-12-31T23:59:59Z', '%', '_', '%00', '{"a":1}', 'data:text/html,x'],
);

/** Values that match a schema; sometimes one is odd, one is missing, or there is an additional one. `ids` are ids of existing records. */
export function valuesOf(schema: JsonSchema, ids: fc.Arbitrary<number>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: rightValues(schema, ids) }, { weight: 1, arbitrary: ODD });
}

function rightValues(schema: JsonSchema, ids: fc.Arbitrary<number>): fc.Arbitrary<unknown> {
  const { type, enum: choices, const: only, anyOf, oneOf, nullable } = schema;
  if (nullable === true) {
    const { nullable: _, ...rest } = schema;
    return fc.option(valuesOf(rest, ids), { nil: null, freq: 4 });
  }
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  const either = anyOf ?? oneOf;
  if (Array.isArray(either)) return fc.oneof(...either.map((each) => valuesOf(each as JsonSchema, ids)));
  if (type === 'object') return objects(schema, ids);
  if (type === 'array') return lists(schema, ids);
  if (type === 'integer') return fc.oneof(ids, within(schema), fc.constantFrom(1, 2, 10));
  if (type === 'number') return fc.oneof(within(schema), fc.constantFrom(0, 0.01, 12.5, 1_234.56));
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return texts(schema);
  return ODD;
}

function objects({ properties = {}, required = [] }: JsonSchema, ids: fc.Arbitrary<number>): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  const model = Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field, ids)]));
  const whole = fc.record(model, { requiredKeys: required as string[], noNullPrototype: true });
  const bare = fc.record(model, { requiredKeys: [], noNullPrototype: true });
  const more = fc.tuple(whole, ODD).map(([value, odd]) => Object.assign(value, { more: odd }));
  return fc.oneof({ weight: 20, arbitrary: whole }, { weight: 2, arbitrary: bare }, { weight: 1, arbitrary: more });
}

function lists({ items = {}, minItems = 0, maxItems = 4 }: JsonSchema, ids: fc.Arbitrary<number>) {
  const [least, most] = [Number(minItems), Math.max(Number(minItems), Math.min(4, Number(maxItems)))];
  return fc.array(valuesOf(items as JsonSchema, ids), { minLength: least, maxLength: most });
}

function within({ minimum = -5, maximum = 100_000, exclusiveMinimum }: JsonSchema): fc.Arbitrary<number> {
  const least = Math.ceil(Number(exclusiveMinimum === undefined ? minimum : Number(exclusiveMinimum) + 1));
  const most = Math.max(least, Math.min(Number(maximum), Number.MAX_SAFE_INTEGER));
  return fc.oneof(fc.integer({ min: least, max: most }), fc.constantFrom(least, most, least - 1, most + 1));
}

const WORDS = [
  'Ana',
  'masaža',
  'Čačak',
  'a',
  '1',
  'ана',
  '%',
  '2026-11-20',
  'ana@izbor.test',
  'https://izbor.example',
  '€',
];

function texts({ minLength = 0, maxLength = 40, pattern, format }: JsonSchema): fc.Arbitrary<string> {
  const least = Number(minLength);
  const most = Math.max(least, Math.min(Number(maxLength), 60));
  const word = fc.constantFrom(...WORDS).map((text) => text.padEnd(least, 'x').slice(0, most));
  const edge = fc.constantFrom('x'.repeat(least), 'x'.repeat(Math.min(Number(maxLength), 5000) + 1));
  const any = fc.string({ minLength: least, maxLength: most, unit: 'binary' });
  if (format === 'date') return fc.oneof(fc.constantFrom('2026-11-20', '2026-03-29', '2024-02-29', '2027-01-01'), word);
  if (format === 'uuid') return fc.oneof(fc.uuid(), word);
  if (format === 'email')
    return fc.oneof(fc.constantFrom('ana@izbor.test', 'marko@izbor.test', 'novo@izbor.test'), word);
  if (typeof pattern === 'string') return fc.oneof(matching(pattern), matching(pattern), word, edge);
  return fc.oneof({ weight: 6, arbitrary: word }, { weight: 1, arbitrary: edge }, { weight: 2, arbitrary: any });
}

// Patterns that fast-check cannot generate (with a look-ahead) fall back to plain words.
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.constantFrom(...WORDS);
  }
}
