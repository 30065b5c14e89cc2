import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { drawsPage } from './unit-files.mjs';

/** Orders test files so that worker processes are never idle and reload as little as possible. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const turns = new Map(sorted.map((file) => [file, turnOf(readFileSync(file.moduleId, 'utf8'))]));
    return sorted.sort((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0));
  }
}

function turnOf(text: string): number {
  // Files with a page first: a process keeps its page from file to file, and ends before a file without one.
  if (drawsPage(text)) return 0;
  // Files that start servers or embedded databases take longest; last, they would leave one core idle.
  if (text.includes('/child-server.ts') || text.includes("on: 'pglite'")) return 1;
  // A file that mocks modules makes the next file load all of them again.
  return /^vi\.mock\(/m.test(text) ? 3 : 2;
}
