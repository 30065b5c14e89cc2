import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LanguageToggle } from '#src/ground/language-toggle.tsx';
import { StartView } from '#src/start/start-view.tsx';
import { said } from '../testing/sample-words.ts';

/** The start page: what the shop is in three lines, and the sign-in. */
const meta = {
  title: 'Screens/Sign in/Front door',
  component: StartView,
  args: {
    signedIn: false,
    languageToggle: <LanguageToggle onChoose={fn()} />,
    entrance: (children) => <a href="/login">{children}</a>,
    registration: (children) => <a href="/register">{children}</a>,
  },
  parameters: { layout: 'fullscreen', path: '/start' },
} satisfies Meta<typeof StartView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('Izaberi ono što ti prija.'));
    await expect(canvas.getByRole('link', { name: said('Prijavi se') })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: said('Registruj se') })).toHaveAttribute('href', '/register');
  },
};

export const SignedIn: Story = {
  args: { signedIn: true, entrance: (children) => <a href="/">{children}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('U prodavnicu') })).toHaveAttribute('href', '/');
  },
};

export const InEnglish: Story = { globals: { language: 'EN' } };
export const InTheDark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
