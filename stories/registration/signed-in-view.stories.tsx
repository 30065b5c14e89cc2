import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { SignedInView } from '#src/registration/signed-in-view.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { said } from '../testing/sample-words.ts';

/** An invitation opened while another person is signed in. */
const meta = {
  title: 'Screens/Sign in/Invited while signed in',
  component: SignedInView,
  args: { email: 'jelena.djordjevic@morava.rs', onSignOut: fn() },
  parameters: { layout: 'fullscreen', path: '/register' },
  decorators: (Story) => (
    <GuestLayout onLanguage={fn()}>
      <Story />
    </GuestLayout>
  ),
} satisfies Meta<typeof SignedInView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/jelena.djordjevic@morava.rs/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: said('Ostani u ovom nalogu') })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: said('Odjavi se i otvori pozivnicu') }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const AskedInEnglish: Story = { globals: { language: 'EN' } };
export const AskedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A long address breaks anywhere. */
export const LongAddress: Story = {
  args: { email: 'aleksandra.stojanovicpetrovic@informacionetehnologije.rs' },
  globals: { viewport: { value: 'phone' } },
  play: expectRoom,
};
