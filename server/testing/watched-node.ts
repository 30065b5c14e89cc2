import { syncBuiltinESMExports } from 'node:module';
import { afterAll, type Mock, vi } from 'vitest';

/**
 * Puts what can be watched and changed in the place of a function of Node (`import fs from 'node:fs'`), until this file's
 * tests have ended. With `vi.mock` this file and the next one would each load the whole server anew.
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
