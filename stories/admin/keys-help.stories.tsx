import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { KeysHelp } from '#src/admin/frame/keys-help.tsx';
import { SiteContext } from '#src/admin/site/site-context.ts';
import { company as reviewing } from '#src/admin-sites/company-site.tsx';
import { said } from '../testing/sample-words.ts';
import { inFrame } from './sample-site.tsx';

/** The keyboard shortcuts. */
const meta = {
  title: 'Screens/Administration/Keys',
  component: KeysHelp,
  args: { letters: true, onClose: fn() },
  decorators: [inFrame],
  parameters: { layout: 'fullscreen', path: '/admin-panel/coupons' },
} satisfies Meta<typeof KeysHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: said('Tastatura') })).toBeInTheDocument();
    await expect(screen.getByText(said('Novi zapis'))).toBeInTheDocument();
  },
};

/** Single letters are switched off, so their shortcuts are left out. */
export const WithoutLetters: Story = {
  args: { letters: false },
  play: async () => {
    await screen.findByRole('dialog', { name: said('Tastatura') });
    await expect(screen.queryByText(said('Novi zapis'))).toBeNull();
  },
};

/** While requests are reviewed, their shortcuts replace those of a list. */
export const Reviewing: Story = {
  decorators: [(StoryOf) => <SiteContext value={reviewing}>{<StoryOf />}</SiteContext>],
  parameters: { path: '/company-admin/requests' },
  play: async () => {
    await expect(await screen.findByText(said('Odbij, uz razlog'))).toBeInTheDocument();
    await expect(screen.queryByText(said('Na redu spiska'))).toBeNull();
  },
};

export const EnglishInTheDarkOnAPhone: Story = {
  globals: { language: 'EN', theme: 'dark', viewport: { value: 'phone' } },
};
