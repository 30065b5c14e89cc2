import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

// Test files share a process and with it the server's modules. A file that mocks modules gets its own copy of all of them.
const { testPath } = expect.getState();
if (testPath && /^vi\.mock\(/m.test(readFileSync(testPath, 'utf8'))) {
  forgetModules();
  afterAll(forgetModules);
}

function forgetModules(): void {
  __vitest_mocker__.reset();
  vi.resetModules();
}
