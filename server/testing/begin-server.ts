import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

// Files share a process, and with it the modules of the server. One that puts others in their place has all of them for itself.
const { testPath } = expect.getState();
if (testPath && /^vi\.mock\(/m.test(readFileSync(testPath, 'utf8'))) {
  forgetModules();
  afterAll(forgetModules);
}

function forgetModules(): void {
  __vitest_mocker__.reset();
  vi.resetModules();
}
