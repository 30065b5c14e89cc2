import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that need a page run one after another: a process keeps its page from file to file, and ends where there is none. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needPage = new Set(sorted.filter(({ moduleId }) => needsPage(moduleId)));
    return [...needPage, ...sorted.filter((file) => !needPage.has(file))];
  }
}

const needsPage = (path: string) => readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom');
