import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { writePictures } from '../../server/pictures/write-pictures.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pictures = here('../../node_modules/.cache/izbor-pictures');

// The server draws its pictures when it is seeded; Storybook draws the same ones for itself.
await writePictures(pictures);

const config: StorybookConfig = {
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [{ from: pictures, to: '/pictures' }],
  typescript: { check: false, reactDocgen: 'react-docgen' },
};

export default config;
