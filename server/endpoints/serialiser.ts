import writerOf from 'fast-json-stringify';
import type { JsonSchema } from './json-schema.ts';

type Write = (answer: unknown) => string;

const known = new WeakMap<JsonSchema, Write>();

/** Writes answers of a schema. Compiled with the first one, so that no start waits for it, and once for all servers of a process. */
export function serialiser(schema: JsonSchema): Write {
  return (answer) => {
    const write = known.get(schema) ?? writerOf(schema);
    known.set(schema, write);
    return write(answer);
  };
}
