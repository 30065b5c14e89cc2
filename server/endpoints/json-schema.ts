import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

const written = {
  input: new WeakMap<z.core.$ZodType, JsonSchema>(),
  output: new WeakMap<z.core.$ZodType, JsonSchema>(),
};

/**
 * A contract's schema for Fastify's validator (what a caller may send) or serialiser (what is answered). Always the same object,
 * because compiled functions are cached by it.
 */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const known = written[io].get(schema);
  if (known) return known;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io });
  const simple = simplified(rest) as JsonSchema;
  written[io].set(schema, simple);
  return simple;
}

/** Whether a call has this part at all. */
export function isNothing(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type === 'undefined';
}

/** Whether a call may come without this part. */
export function mayBeMissing(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type === 'optional';
}

/** `anyOf [x, null]` is checked value by value; as `nullable` it costs the serialiser nothing. */
function simplified(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplified);
  if (typeof node !== 'object' || node === null) return node;
  const schema = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, simplified(value)])) as JsonSchema;
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [one, other] = anyOf as [JsonSchema, JsonSchema];
  return other.type === 'null' && typeof one.type === 'string' ? { ...one, nullable: true, ...rest } : schema;
}
