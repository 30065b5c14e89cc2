import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What answers a pointer but is made of others that are in the table, is a landmark, or lies over a page: each has its own stories. */
const elsewhere = new Set([
  ...['accordion', 'breadcrumbs', 'tabs', 'carousel', 'slider', 'data-table', 'pdf-viewer', 'offline-notice'],
  ...['dropdown-menu', 'overlay-card', 'field', 'pager'],
]);

it('shows every control of the design system in each of its states', () => {
  const subjects = readFileSync('stories/design-system/states-subjects.tsx', 'utf8');
  const answering = readdirSync('design-system').filter((folder) => {
    const file = `design-system/${folder}/${folder}.tsx`;
    return existsSync(file) && /\b(hover|active|focus-visible|disabled):/.test(readFileSync(file, 'utf8'));
  });
  const missing = answering.filter(
    (folder) => !elsewhere.has(folder) && !subjects.includes(`#design-system/${folder}/${folder}.tsx`),
  );
  expect(missing).toEqual([]);
});
