import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Components that react to a pointer and are not in the tables: the frame of fields is shown there through the fields, and overlays have
 * stories of their own.
 */
const elsewhere = new Set(['field', 'dropdown-menu', 'overlay-card']);

it('shows every control of the design system in each of its states', () => {
  const subjects = ['states-subjects', 'states-administration']
    .map((file) => readFileSync(`stories/design-system/${file}.tsx`, 'utf8'))
    .join();
  const answering = readdirSync('design-system').filter((folder) => {
    const file = `design-system/${folder}/${folder}.tsx`;
    const looks = /\b(hover|active|focus-visible|disabled|data-highlighted):/;
    return existsSync(file) && looks.test(readFileSync(file, 'utf8'));
  });
  const missing = answering.filter(
    (folder) => !elsewhere.has(folder) && !subjects.includes(`#design-system/${folder}/${folder}.tsx`),
  );
  expect(missing).toEqual([]);
});

it('points at what lies over a page in a story of its own', () => {
  for (const folder of ['dropdown-menu', 'overlay-card']) {
    expect(readFileSync(`stories/design-system/${folder}.stories.tsx`, 'utf8'), folder).toMatch(
      /export const Pointed\w*: Story/,
    );
  }
});
