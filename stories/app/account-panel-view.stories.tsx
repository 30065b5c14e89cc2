import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountPanelView } from '#src/app/account-panel-view.tsx';
import { said } from '../testing/sample-words.ts';

/** The signed-in person, appearance of the shop, and signing out. */
const meta = {
  title: 'Screens/Account/Account menu',
  component: AccountPanelView,
  args: {
    name: 'Jelena Đorđević-Stanković',
    email: 'jelena@izbor.demo',
    picture: null,
    company: 'Morava Tehnologije d.o.o.',
    administers: false,
    overlooks: false,
    theme: 'system',
    onTheme: fn(),
    onLanguage: fn(),
    onSignOut: fn(),
    onLeave: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-80 rounded-20 bg-surface-raised p-5 shadow-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountPanelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: said('Moje transakcije') })).toHaveAttribute('href', '/transactions');
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(args.onLanguage).toHaveBeenCalledWith('EN');
    await userEvent.click(canvas.getByRole('radio', { name: said('Tamni') }));
    await expect(args.onTheme).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('button', { name: said('Odjavi se') }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** People of the platform have one more place. */
export const OfAdmin: Story = {
  args: { administers: true },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: said('Administracija') });
    await expect(link).toHaveAttribute('href', '/admin-panel');
    await userEvent.click(link);
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};

/** People with a corporate account have one more place. */
export const OfCorporate: Story = {
  args: { overlooks: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: said('Brojke kompanije') });
    await expect(link).toHaveAttribute('href', '/corporate-panel');
  },
};

export const LongNames: Story = {
  args: {
    name: 'Aleksandra Radosavljević-Milutinović',
    email: 'aleksandra.radosavljevic-milutinovic@putevi-i-mostovi.rs',
  },
};
export const InEnglishInTheDark: Story = { args: { theme: 'dark' }, globals: { language: 'EN', theme: 'dark' } };
