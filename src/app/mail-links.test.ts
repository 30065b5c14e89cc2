import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { filesOf, read } from '#contract/testing/files.ts';
import type { Site } from '../admin/site/site.ts';
import { company } from '../admin-sites/company-site.tsx';
import { corporate } from '../admin-sites/corporate-site.tsx';
import { platform } from '../admin-sites/platform-site.tsx';
import { guestRoutes } from './guest-routes.ts';
import { routes } from './route-table.ts';

/** The paths of a site of administration, built as its routes are. */
const pathsIn = ({ base, places }: Site): string[] =>
  places.flatMap(({ path, page, below }) => [
    path === '' ? base : `${base}/${path}`,
    ...(page ? [`${base}/${path}/:id`] : []),
    ...(below ? [`${base}/${path}/${below.path}`] : []),
  ]);

// The paths below a site come from its own places.
const pages = [...guestRoutes, ...routes].filter(({ site }) => !site).map(({ path }) => path);
const paths = [...pages, ...[platform, company, corporate].flatMap(pathsIn)];
const leads = (link: string): boolean => {
  const { pathname } = new URL(link, 'https://izbor.test');
  return paths.some((path) => matchPath(path, pathname));
};

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];

/** Links that are built from several parts: by source file, a function that finds them in its text. */
const PUT_TOGETHER: Record<string, (text: string) => string[]> = {
  'server/registration/registration.mails.ts': (text) =>
    found(text, /page: '([^']+)'(, link)?/g).map(([, page = '', link]) => (link ? `${page}/1` : page)),
  'server/approvals/approval-mail.ts': (text) =>
    found(text, /`((?:requests|approvals)\b[^`]+)`/g).map(([, place]) => `/company-admin/${place}`),
  'server/saved-lists/morning-mail.ts': (text) => [
    ...found(text, /'(\/[\w-]+\/?)'/g).map(([, site = '']) => site),
    ...found(read('server/told-lists.ts'), /path: `\$\{(PLATFORM|COMPANY)\}([^`]+)`/g).map(
      ([, site, place]) => `${site === 'PLATFORM' ? '/admin-panel' : '/company-admin'}${place}`,
    ),
  ],
};

// The documentation of the API is left out, because its links are for programs.
const withLinks = filesOf(['server'])
  .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^server\/endpoints\//.test(path))
  .map((path) => ({ path, text: read(path) }));
const AT_ONCE = /\$\{(?:\w+\.)*publicUrl\}(\/[^`"\s]*)/g;
const BY_PARTS = /\$\{(?:\w+\.)*publicUrl\}\$\{|publicUrl \+|config\.publicUrl,\n/;

it('each link of a mail leads to a screen', () => {
  const links = withLinks.flatMap(({ path, text }) => [
    ...found(text, AT_ONCE).map(([, link = '']) => ({ path, link })),
    ...(PUT_TOGETHER[path]?.(text) ?? []).map((link) => ({ path, link })),
  ]);
  const filled = links.map(({ path, link }) => ({ path, link: link.replaceAll(/\$\{[^}]+\}/g, '1') }));
  expect(filled.filter(({ link }) => !leads(link))).toEqual([]);
  const known = ['/login', '/confirm/1', '/company-admin/approvals/1', '/admin-panel/coupons', '/transactions'];
  expect(filled.map(({ link }) => link)).toEqual(expect.arrayContaining(known));
});

it('each file that puts one together of parts says here what comes of it', () => {
  const files = withLinks.filter(({ text }) => BY_PARTS.test(text)).map(({ path }) => path);
  expect(files.toSorted()).toEqual(Object.keys(PUT_TOGETHER).toSorted());
});
