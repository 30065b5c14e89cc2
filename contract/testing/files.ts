import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

/** Folders with our own code: those of the kinds, and of the benchmarks. */
export const CODE_FOLDERS = [
  'contract',
  'machines',
  'design-system',
  'locales',
  'src',
  'server',
  'demo',
  'stories',
  'build',
  'e2e',
  'bench',
] as const;

const NOT_WRITTEN = /^(node_modules|dist|data|storybook-static|test-results|\.git)$/;

/** Source files below the folders, as paths from the root. */
export function filesOf(folders: readonly string[]): string[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [path];
      return NOT_WRITTEN.test(entry.name) ? [] : filesOf([path]);
    }),
  );
}

const known = new Map<string, string>();

/** Content of a file; each file is read once. */
export function read(path: string): string {
  const text = known.get(path) ?? readFileSync(path, 'utf8');
  known.set(path, text);
  return text;
}
