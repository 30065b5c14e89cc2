import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { drawsPage } from './unit-files.mjs';

/** Files in the order in which the processes that take them are never idle, and load as little as may be anew. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const turns = new Map(sorted.map((file) => [file, turnOf(readFileSync(file.moduleId, 'utf8'))]));
    return sorted.sort((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0));
  }
}

function turnOf(text: string): number {
  // A process keeps its page from file to file, and ends where there is none.
  if (drawsPage(text)) return 0;
  // Servers and embedded databases of their own take longest: at the end one core would wait for the other.
  if (text.includes('/child-server.ts') || text.includes("on: 'pglite'")) return 1;
  // What puts others in the place of modules makes the next file load all of them anew.
  return /^vi\.mock\(/m.test(text) ? 3 : 2;
}
