import { syncBuiltinESMExports } from 'node:module';
import { afterAll, type Mock, vi } from 'vitest';

/**
 * Replaces a function of a Node module (`import fs from 'node:fs'`) by a mock until the tests of this file have ended. With `vi.mock` this
 * file and the next one would each load the whole server again.
 */
export function watched<Module extends object, Name extends keyof Module>(
  builtin: Module,
  name: Name,
): Mock<Extract<Module[Name], (...given: never[]) => unknown>> {
  const real = builtin[name];
  const mock = vi.fn(real as never);
  const put = (work: Module[Name]) => {
    builtin[name] = work;
    syncBuiltinESMExports();
  };
  put(mock as Module[Name]);
  afterAll(() => put(real));
  return mock as never;
}
