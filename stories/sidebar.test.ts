import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import preview from './.storybook/preview.tsx';

type Order = readonly (string | Order)[];

const order: Order = preview.parameters?.options?.storySort?.order ?? [];

/** The order of the entries below a name. */
const below = (name: string, within: Order = order): Order => {
  const next = within[within.indexOf(name) + 1];
  return Array.isArray(next) ? next : [];
};

const titles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => ({
    path,
    title: readFileSync(`stories/${path}`, 'utf8').match(/const meta = \{[\s\S]*?\btitle: '([^']+)'/)?.[1] ?? '',
  }));

it('stands in the sidebar where the product has a place for it', () => {
  const lost = titles.filter(({ title }) => {
    const [root = '', group = ''] = title.split('/');
    return !order.includes(root) || (below(root).length > 0 && !below(root).includes(group));
  });
  expect(lost).toEqual([]);
});

it('stands in its group where one looks for it, and not where its file is', () => {
  const lost = titles.filter(({ title }) => {
    const [root = '', group = '', name = ''] = title.split('/');
    return root === 'Screens' && !below(group, below(root)).includes(name);
  });
  expect(lost).toEqual([]);
});

it('keeps one name for one thing', () => {
  const names = titles.map(({ title }) => title);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
