import writerOf from 'fast-json-stringify';
import type { JsonSchema } from './json-schema.ts';

type Write = (answer: unknown) => string;

const known = new WeakMap<JsonSchema, Write>();

/**
 * Writes answers of a schema. It is read and compiled with the first one, so that no start waits for it, and compiled once for all
 * servers of a process.
 */
export function serialiser(schemaOf: () => JsonSchema): Write {
  let write: Write | undefined;
  return (answer) => {
    write ??= writerFor(schemaOf());
    return write(answer);
  };
}

function writerFor(schema: JsonSchema): Write {
  const write = known.get(schema) ?? writerOf(schema);
  known.set(schema, write);
  return write;
}
