import { expect, it } from 'vitest';
import { type BuiltFile, firstLoad } from './first-load.ts';

const file = (fileName: string, parts: Partial<BuiltFile> = {}): BuiltFile => ({
  fileName,
  bytes: new Uint8Array(),
  modules: [],
  imports: [],
  styles: [],
  isEntry: false,
  ...parts,
});

const build = [
  file('main.js', { isEntry: true, imports: ['react.js'], styles: ['main.css'] }),
  file('react.js', { imports: ['main.js'] }),
  file('main.css'),
  file('login.js', {
    modules: ['/src/login/login-screen.tsx'],
    imports: ['field.js', 'react.js'],
    styles: ['login.css'],
  }),
  file('field.js'),
  file('login.css'),
  file('home.js', { modules: ['/src/home/home-screen.tsx'], imports: ['field.js'] }),
];

it('is the entry, the screens of the page, and all that they import, each once', () => {
  expect(firstLoad(build, ['src/login/login-screen.tsx']).map(({ fileName }) => fileName)).toEqual([
    'main.js',
    'react.js',
    'main.css',
    'login.js',
    'field.js',
    'login.css',
  ]);
});

it('says which screen is in no chunk', () => {
  expect(() => firstLoad(build, ['src/checkout/cart-screen.tsx'])).toThrow('cart-screen');
});
