import writerOf from 'fast-json-stringify';
import type { JsonSchema } from './json-schema.ts';

type Write = (answer: unknown) => string;

const known = new WeakMap<JsonSchema, Write>();

/**
 * Makes the function that writes answers of a schema as JSON. The schema is compiled with the first answer, so that the start
 * does not wait for it, and once for all servers of a process.
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
