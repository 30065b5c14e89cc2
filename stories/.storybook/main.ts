import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { writePictures } from '../../design-system/pictures/write-pictures.ts';
import { docgen } from './docgen-plugin.ts';
import { icons } from './icons-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Pictures that npm test guards: what a page cannot show of itself is shown by them. */
const telling = here('../../e2e/book/telling');
const pictures = here('../../node_modules/.cache/izbor-pictures');

const isDrawing = (name: string) => name.endsWith('.svg') && !name.endsWith('-night.svg');

// The build draws those that the shop names, the demo all of them; Storybook draws them for itself.
await writePictures(pictures);
await writeFile(`${pictures}/names.json`, JSON.stringify((await readdir(pictures)).filter(isDrawing).sort()));

const config: StorybookConfig = {
  stories: ['../**/*.mdx', '../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [
    { from: pictures, to: '/pictures' },
    { from: telling, to: '/telling' },
  ],
  // Neither of Storybook's readers knows the unions of cva with this compiler: docgen-plugin.ts asks it itself.
  typescript: { check: false, reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Designers open it on their own machines: what Storybook itself brings is one large file. It does not read this limit
    // from the configuration of Vite. How small each of 1,300 files can be made is asked by nobody.
    build: { ...vite.build, chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    plugins: [...(vite.plugins ?? []), ...(process.env.VITEST ? [] : [docgen(), icons()])],
  }),
};

export default config;
