import { createLucideIcon, type LucideProps } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './create-icon.tsx';

const heart = {
  name: 'a-heart',
  size: 24,
  node: [
    ['path', { d: 'M5 12h14', key: 'one' }],
    ['circle', { cx: '8', cy: '8', r: '6', key: 'two' }],
  ],
} satisfies Parameters<typeof createIcon>[0];

/** Tags with their attributes in alphabetical order. */
const drawn = (markup: string) =>
  [...markup.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)\s*\/?>/g)].map(([, tag = '', attributes = '']) => [
    tag,
    ...[...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute).sort(),
  ]);

it.each<LucideProps>([
  { 'aria-hidden': true },
  { 'aria-hidden': true, size: 16, className: 'text-brand shrink-0' },
  { 'aria-hidden': true, size: '1em', strokeWidth: 1.5, fill: 'currentColor' },
  { role: 'img', 'aria-label': 'Kept', width: 40, height: 20 },
])('draws an icon as lucide does (%o)', (props) => {
  // biome-ignore lint/suspicious/noExplicitAny: lucide takes its drawings as types of its own
  const Lucide = createLucideIcon(heart as any);
  const Icon = createIcon(heart);
  const own = drawn(renderToStaticMarkup(<Icon {...props} />));
  expect(own).toEqual(drawn(renderToStaticMarkup(<Lucide {...props} />)));
  expect(own.map(([tag]) => tag)).toEqual(['svg', 'path', 'circle']);
});
