import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { RatesScreen } from '#src/admin-rates/rates-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** Exchange rates: current ones, their history, and changing one. */
const meta = {
  title: 'Screens/Administration/Exchange rates',
  component: RatesScreen,
  decorators: [inFrame, withMe({ admin_roles: ['finance'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/rates' },
} satisfies Meta<typeof RatesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Now: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(said('Za godinu dana evro je sa 117,10 stigao na 117,35 RSD')),
    ).toBeInTheDocument();
  },
};
/** What the change affects and who must approve it is shown before it is saved. */
export const Changing: Story = {
  parameters: { path: '/admin-panel/rates?open=RSD' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    const field = await drawer.findByRole('textbox', { name: new RegExp(said('RSD za jedan evro')) });
    await userEvent.clear(field);
    await userEvent.type(field, '120,5');
    await expect(await drawer.findByText(/Vesna Ilić/)).toBeInTheDocument();
    await expect(drawer.getByRole('button', { name: said('Predloži kurs') })).toBeEnabled();
  },
};
/** A step that is small by itself, but not together with the changes of the last seven days. */
export const ChangingInSteps: Story = {
  parameters: { path: '/admin-panel/rates?open=RSD' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    const field = await drawer.findByRole('textbox', { name: new RegExp(said('RSD za jedan evro')) });
    await userEvent.clear(field);
    await userEvent.type(field, '119,6');
    await expect(await drawer.findByText(/Vesna Ilić/)).toBeInTheDocument();
    await expect(drawer.getByRole('button', { name: said('Predloži kurs') })).toBeEnabled();
  },
};
/** Values beside a rate have labels: for one euro, and when it was changed. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [label] = await canvas.findAllByText(said('Promenjen'), { selector: 'td *' });
    await expect(label).toBeVisible();
  },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
