import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdminAccount } from '#src/admin/frame/admin-account.tsx';
import { said } from '../testing/sample-words.ts';

/** The signed-in person, appearance and behaviour settings of administration, and signing out. */
const meta = {
  title: 'Screens/Administration/Account',
  component: AdminAccount,
  args: {
    name: 'Milan Marković',
    email: 'milan@izbor.demo',
    theme: 'system',
    letters: true,
    drafts: [],
    onTheme: fn(),
    onLanguage: fn(),
    longer: false,
    onLetters: fn(),
    onLonger: fn(),
    onSignOut: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AdminAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: said('Pojedinačni tasteri') }));
    await expect(args.onLetters).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: said('Odjavi se') }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Unsaved drafts are lost by signing out: the menu says so first. */
export const WithDrafts: Story = {
  args: {
    drafts: [
      { name: 'Leto u teretani', path: '/admin-panel/coupons?open=7' },
      { name: 'Lotos', path: '/admin-panel/providers?open=new' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Odjavi se') })).toHaveAccessibleDescription(/Lotos/);
  },
};

export const EnglishInTheDarkOnAPhone: Story = {
  globals: { language: 'EN', theme: 'dark', viewport: { value: 'phone' } },
};
