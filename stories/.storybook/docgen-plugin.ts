import type { Plugin } from 'vite';
import { DocsReader } from './read-docs.ts';

const drawn = /^[^?]*\/(design-system|src|stories)\/[^?]*(?<!\.stories|\.test)\.tsx$/;

/** Attaches to each component the docs of its types and comments (`__docgenInfo`), for the tables and controls of the book. */
export function docgen(): Plugin {
  const reader = new DocsReader();
  return {
    name: 'izbor:docgen',
    enforce: 'pre',
    transform(code, id) {
      if (!drawn.test(id)) return;
      const said = reader
        .read(id)
        .filter(({ displayName }) => new RegExp(`export (async )?(function|const) ${displayName}\\b`).test(code))
        .map((docs) => `\n${docs.displayName}.__docgenInfo = ${JSON.stringify(docs)};`);
      // Appended at the end, so that line numbers do not change.
      return said.length > 0 ? { code: code + said.join(''), map: null } : undefined;
    },
    watchChange(file) {
      if (drawn.test(file)) reader.changed(file);
    },
    buildEnd() {
      if (this.meta.watchMode === false) reader.close();
    },
  };
}
