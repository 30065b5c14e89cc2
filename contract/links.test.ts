import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { expect, it } from 'vitest';
import { filesOf, read } from './testing/files.ts';

const pages = filesOf(['.']).filter((path) => path.endsWith('.md'));

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** Targets of the links and pictures of a page that lead to other files of the repository or to headings. */
function linksIn(text: string): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^([a-z]+:|\/)/.test(target));
}

/** Anchors that GitHub gives to the headings of a page; the second heading with the same words ends in `-1`. */
function anchorsOf(text: string): Set<string> {
  const times = new Map<string, number>();
  const titles = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+)$/gm)].map(
    ([, title = '']) => title,
  );
  return new Set(
    titles.map((title) => {
      const words = title.replace(/\]\([^)]*\)/g, '').toLowerCase();
      const anchor = words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
      const before = times.get(anchor) ?? 0;
      times.set(anchor, before + 1);
      return before === 0 ? anchor : `${anchor}-${before}`;
    }),
  );
}

function leads(page: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(file)) return false;
  return heading === undefined || (statSync(file).isFile() && anchorsOf(read(file)).has(heading));
}

it('finds the links of a page, and the anchors of headings', () => {
  const text = '[a](b.md#c) ![d](e/f.png) [g](#h) [i](https://j.org) `[k](l.md)`\n```\n[m](n.md)\n```';
  expect(linksIn(text)).toEqual(['b.md#c', 'e/f.png', '#h']);
  expect([...anchorsOf("# 1. It's a `word`\n## Look\n## Look\n```sh\n# no heading\n```")]).toEqual([
    '1-its-a-word',
    'look',
    'look-1',
  ]);
  expect(leads('docs/quality.md', 'decisions/README.md#money-and-prices')).toBe(true);
  expect(leads('docs/quality.md', 'decisions/README.md#no-such-heading')).toBe(false);
  expect(leads('docs/quality.md', 'no-such-page.md')).toBe(false);
});

it('each link of a page leads to a file and a heading that are there', () => {
  expect(pages).toContain('docs/decisions/README.md');
  const lost = pages.flatMap((page) =>
    linksIn(read(page))
      .filter((target) => !leads(page, target))
      .map((target) => `${page}: ${target}`),
  );
  expect(lost).toEqual([]);
});
