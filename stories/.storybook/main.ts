import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { writePictures } from '../../design-system/pictures/write-pictures.ts';
import { docgen } from './docgen-plugin.ts';
import { icons } from './icons-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Pictures checked by npm test, for what a docs page cannot show itself. */
const telling = here('../../e2e/book/telling');
const pictures = here('../../node_modules/.cache/izbor-pictures');

const isDrawing = (name: string) => name.endsWith('.svg') && !name.endsWith('-night.svg');

// Storybook writes its own copy of the pictures: the build writes those that the shop names, the demo all of them.
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
  // None of Storybook's docgens resolves the unions of cva with this compiler; docgen-plugin.ts does.
  typescript: { check: false, reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Storybook's own code is one large chunk, which is fine on designers' machines; Storybook does not take this limit from
    // Vite's configuration. The compressed sizes of 1,300 files are of no use.
    build: { ...vite.build, chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    plugins: [...(vite.plugins ?? []), ...(process.env.VITEST ? [] : [docgen(), icons()])],
  }),
};

export default config;
