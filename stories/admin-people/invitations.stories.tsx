import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { InvitationsScreen } from '#src/admin-people/invitations-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** Invitations of a company: opened ones, unopened ones, and their actions. */
const meta = {
  title: 'Screens/Administration/Invitations',
  component: InvitationsScreen,
  decorators: [inFrame, withMe({ company_roles: ['people'], id: 900 })],
  parameters: { layout: 'fullscreen', path: '/company-admin/invitations' },
} satisfies Meta<typeof InvitationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const at = (query: string) => ({ parameters: { path: `/company-admin/invitations?${query}` } });

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(6);
    await expect(await canvas.findByText(said('Istekla neotvorena'))).toBeInTheDocument();
  },
};

/** The state of an invitation and its dates; the person is a link. */
export const One: Story = {
  ...at('open=5'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('link', { name: 'Milica Šarić' })).toBeInTheDocument();
    await expect(drawer.getByRole('button', { name: said('Povuci pozivnicu') })).toBeInTheDocument();
  },
};

/** Addresses are pasted; invalid ones are named, and nobody is invited yet. */
export const NewOnes: Story = {
  ...at('open=new'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox'), 'una@morava.rs; ovo-nije');
    await userEvent.click(drawer.getByRole('button', { name: said('Pošalji 1 pozivnicu') }));
    await expect(drawer.getByRole('textbox')).toBeInvalid();
    await expect(drawer.getByText(/ovo-nije/, { selector: 'p, span' })).toBeInTheDocument();
  },
};

async function previewed({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: said('Izaberi stranicu') }));
  await userEvent.click(await canvas.findByRole('button', { name: said('Pošalji ponovo') }));
  return within(await screen.findByRole('dialog'));
}

/** Preview before invitations are sent again: how many, who is left out and why, and what happens to earlier links. */
export const Again: Story = {
  play: async (played) => {
    const drawer = await previewed(played);
    await expect(await drawer.findByRole('button', { name: said('Ponovo pošalji 3 pozivnice') })).toBeInTheDocument();
  },
};

export const Nobody: Story = { parameters: { server: 'empty-handed' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { ...at('open=4'), globals: { language: 'EN', theme: 'dark' } };
