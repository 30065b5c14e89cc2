import { expect, it } from 'vitest';
import { keptFiles, type Manifest, type ManifestPart, sitesIn } from './kept-files.mjs';

const SITE = 'admin/frame/admin-site.tsx';
const PDF = '../node_modules/pdfjs-dist/legacy/build/pdf.mjs';

// A shop with one administration site. The table of people is used in both, the text editor on the site only.
const MANIFEST = {
  'index.html': {
    file: 'index.js',
    css: ['index.css'],
    assets: ['letters.woff2'],
    isEntry: true,
    imports: ['_frame.js'],
    dynamicImports: ['home/home-screen.tsx', SITE],
  },
  '_frame.js': { file: 'frame.js' },
  '_data-table.js': { file: 'data-table.js', imports: ['_frame.js'], css: ['data-table.css'] },
  'home/home-screen.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['_data-table.js'], dynamicImports: [PDF] },
  [PDF]: { file: 'pdf.js', isDynamicEntry: true },
  '../node_modules/pdfjs-dist/wasm/openjpeg.wasm': { file: 'openjpeg.wasm' },
  '../design-system/typefaces/letters.woff2': { file: 'letters.woff2' },
  [SITE]: {
    file: 'admin.js',
    css: ['admin.css'],
    isDynamicEntry: true,
    imports: ['index.html', '_data-table.js'],
    dynamicImports: ['admin-content/faq-screen.tsx', 'home/home-screen.tsx'],
  },
  'admin-content/faq-screen.tsx': {
    file: 'faq.js',
    isDynamicEntry: true,
    imports: ['_data-table.js'],
    dynamicImports: ['../design-system/rich-text-editor/editor.tsx'],
    assets: ['faq.png', 'letters.woff2'],
  },
  'admin-content/faq.png': { file: 'faq.png' },
  '../design-system/rich-text-editor/editor.tsx': { file: 'editor.js', isDynamicEntry: true, css: ['editor.css'] },
} as const satisfies Manifest;

const withPart = (module: keyof typeof MANIFEST, part: Partial<ManifestPart>): Manifest =>
  Object.assign({}, MANIFEST, { [module]: Object.assign({}, MANIFEST[module], part) });

const EMPLOYEES = [
  '/data-table.css',
  '/data-table.js',
  '/frame.js',
  '/home.js',
  '/index.css',
  '/index.js',
  '/letters.woff2',
];

it('is all that employees open, without what only administration loads and what draws PDFs', () => {
  expect(keptFiles(MANIFEST, [SITE]).toSorted()).toEqual(EMPLOYEES);
});

it('has a part of administration once employees open it too', () => {
  const manifest = withPart('home/home-screen.tsx', { dynamicImports: ['admin-content/faq-screen.tsx'] });
  expect(keptFiles(manifest, [SITE]).toSorted()).toEqual(
    [...EMPLOYEES, '/editor.css', '/editor.js', '/faq.js', '/faq.png'].toSorted(),
  );
});

it('would have all of a site that is not known as one', () => {
  expect(
    keptFiles(MANIFEST, [])
      .filter((file) => !EMPLOYEES.includes(file))
      .toSorted(),
  ).toEqual(['/admin.css', '/admin.js', '/editor.css', '/editor.js', '/faq.js', '/faq.png']);
});

it('cannot be told when a site stands in a chunk of everybody', () => {
  expect(() => keptFiles(MANIFEST, ['corporate/corporate-site.tsx'])).toThrow('src/corporate/corporate-site.tsx');
  expect(() => keptFiles(withPart(SITE, { isDynamicEntry: false }), [SITE])).toThrow(
    `src/${SITE} is no chunk of its own`,
  );
});

it('cannot be told when what draws PDFs is not found', () => {
  const without = Object.fromEntries(Object.entries(MANIFEST).filter(([module]) => !module.includes('pdfjs')));
  expect(() => keptFiles(without, [SITE])).toThrow('pdfjs-dist');
});

const route = (access: string, module: string) => `
  {
    path: '/somewhere/*',
    access: '${access}',
    screen: lazyScreen(async () => (await import('../${module}.tsx')).Somewhere),
  },`;

it('takes for a site what not everybody who is signed in may open', () => {
  const table = `
export const routes: readonly AppRoute[] = [${route('signedIn', 'help/help-screen')}${route('admin', 'admin/platform')}
  { ...notFoundInShop, path: '/corporate-panel', access: 'corporate' },${route('anyone', 'login/login-screen')}
  {
    ...signedIn,
    path: '/cart',
    screen: lazyScreen(async () => (await import('../checkout/cart-screen.tsx')).CartScreen),
  },${route('companyAdmin', 'company-admin/company')}
];`;
  expect(sitesIn(table)).toEqual(['admin/platform.tsx', 'company-admin/company.tsx']);
});
