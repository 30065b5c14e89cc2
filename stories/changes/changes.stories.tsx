import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ChangesScreen } from '#src/changes/changes-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { sampleLog } from './sample-changes.ts';

/** Changes over all companies, with author and time: in sentences, by day, under a seal that can be verified. */
const meta = {
  title: 'Screens/Administration/History of changes',
  component: ChangesScreen,
  decorators: [inFrame, withMe({ admin_roles: ['finance'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/changes' },
} satisfies Meta<typeof ChangesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    // A change made by the server itself has no links here, so its row has no menu.
    const menus = await canvas.findAllByRole('button', { name: /: (radnje|actions)$/ });
    await expect(menus).toHaveLength(sampleLog.filter(({ by }) => by !== null).length);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };

/** The single changes of a bulk change are listed below it. */
export const OpenedBulk: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('Otvori 2 izmene') }));
    const opened = within(await screen.findByRole('list', { name: said('Šta je time urađeno') }));
    await expect(opened.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A digest has no break opportunities: it is broken at the edge of the page. */
export const LongWordOnAPhone: Story = {
  parameters: { path: '/admin-panel/changes?q=2026-10' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const [row] = await canvas.findAllByText(/2026-10/);
    await waitFor(() => expect(row).toBeVisible());
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const NothingFound: Story = { parameters: { path: '/admin-panel/changes?q=zima' } };
export const Failing: Story = { parameters: { server: 'failing' }, globals: { viewport: { value: 'phone' } } };
