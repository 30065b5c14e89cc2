import { addons } from 'storybook/manager-api';
import { bookThemes } from './theme.ts';

/** Nothing of them is changed by a control, and they need the whole window. */
const isDesk = (id = '') => /^(flows|design-system-(tokens|states|together)-)/.test(id);

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? bookThemes.dark : bookThemes.light,
  sidebar: { showRoots: true },
  layoutCustomisations: { showPanel: ({ storyId }, usual) => usual && !isDesk(storyId) },
});
