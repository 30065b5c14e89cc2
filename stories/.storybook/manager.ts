import { addons } from 'storybook/manager-api';
import { bookThemes } from './theme.ts';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? bookThemes.dark : bookThemes.light,
  sidebar: { showRoots: true },
});
