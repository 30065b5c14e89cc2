import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { SettingsScreen } from '#src/admin-settings/settings-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { sampleCode } from './sample-settings.ts';

/** Settings of a company, for its owners. */
const meta = {
  title: 'Screens/Administration/Settings',
  component: SettingsScreen,
  decorators: [inFrame, withMe({ company_roles: ['owner'], id: 900 })],
  parameters: { layout: 'fullscreen', path: '/company-admin/settings' },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The former code no longer works for registration: the dialog says so before a new one is made. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(sampleCode.code)).toBeInTheDocument();
    await expect(await canvas.findByText(/1\.000\.000,00/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: said('Novi kod…') }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(sampleCode.code);
  },
};
/** A number of days that cannot be promised is reported at its field. */
export const PromisedDays: Story = {
  parameters: { path: '/company-admin/settings?open=promise' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    const days = await drawer.findByRole('textbox', { name: new RegExp(`^${said('Rok za odgovor')}`) });
    await userEvent.clear(days);
    await userEvent.type(days, '21');
    await userEvent.tab();
    await expect(days).toBeInvalid();
  },
};
export const Failed: Story = { parameters: { server: 'failing' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
