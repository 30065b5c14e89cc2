import { addons } from 'storybook/manager-api';
import { bookThemes } from './theme.ts';

/** Stories that have no controls and need the whole window. */
const isDesk = (id = '') => /^(flows|design-system-(tokens|states|together)-)/.test(id);

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? bookThemes.dark : bookThemes.light,
  sidebar: { showRoots: true },
  layoutCustomisations: { showPanel: ({ storyId }, usual) => usual && !isDesk(storyId) },
});
