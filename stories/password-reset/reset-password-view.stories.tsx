import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { said } from '../testing/sample-words.ts';
import { InReset } from './in-reset.tsx';

/** Choosing a new password with the link of a mail, one story for each state of its machine. */
const meta = {
  title: 'Screens/Sign in/New password',
  component: InReset,
  args: { value: { valid: 'editing' }, onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/reset-password/link' },
} satisfies Meta<typeof InReset>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = { password: 'Izbor!2027', repeated: 'Izbor!2027' };

export const Opening: Story = {
  args: { value: 'opening' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(said('Otvaranje linka')),
};
export const Failed: Story = {
  args: { value: 'failed', refusal: { kind: 'timeout' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'link.retry' });
  },
};

export const ValidEditing: Story = {
  args: { password: 'izbor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(said('Ponovi novu lozinku')), 'i');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'repeated.change', repeated: 'i' });
    await userEvent.click(canvas.getByRole('button', { name: said('Sačuvaj lozinku') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'password.submit' });
  },
};
export const ValidInEnglish: Story = { args: typed, globals: { language: 'EN' } };
export const ValidInTheDark: Story = { args: typed, globals: { theme: 'dark' } };
export const ValidOnAPhone: Story = { args: typed, globals: { viewport: { value: 'phone' } } };
export const ValidDifferent: Story = {
  args: { checked: true, password: 'Izbor!2027', repeated: 'Izbor!2028' },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText(said('Ponovi novu lozinku'))).toHaveAccessibleDescription(said('Lozinke nisu iste')),
};
export const ValidSaving: Story = { args: { value: { valid: 'saving' }, ...typed, slow: true } };
export const ValidRefused: Story = {
  args: {
    value: { valid: 'refused' },
    ...typed,
    refusal: {
      status: 400,
      message: 'Neki od poslatih podataka nisu ispravni.',
      fields: { password: 'Bar jedno slovo' },
    },
  },
};
export const ValidWaiting: Story = { args: { value: { valid: 'waiting' }, ...typed, wait: 42 } };

export const Expired: Story = {
  args: { value: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Pošalji mi novi link') })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: said('Prijavi se') })).toHaveAttribute('href', '/login');
  },
};
export const Done: Story = {
  args: { value: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Prijavi se') })).toHaveAttribute('href', '/login');
  },
};
