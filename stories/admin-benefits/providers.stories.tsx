import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProvidersScreen } from '#src/admin-benefits/providers-screen.tsx';
import { beginMany } from '../admin/begin-many.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { listedProviders } from './sample-listed-providers.ts';

/** Providers, and the form of one over the list. */
const meta = {
  title: 'Screens/Administration/Providers',
  component: ProvidersScreen,
  decorators: [inFrame, withMe({ admin_roles: ['content'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/providers' },
} satisfies Meta<typeof ProvidersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ parameters: { path: `/admin-panel/providers?${query}` } });
const [first] = listedProviders;

/** Providers without a picture show a placeholder. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(listedProviders.length);
    await expect(canvas.getByText('vezbaonica.example')).toBeInTheDocument();
  },
};

/** The provider's benefits on offer are below the fields. */
export const Form: Story = {
  ...at(`open=${first?.id}`),
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog');
    const website = await within(drawer).findByRole('textbox', { name: new RegExp(`^${said('Sajt')}`) });
    await userEvent.clear(website);
    await userEvent.type(website, 'http://x');
    await userEvent.tab();
    await expect(website).toBeInvalid();
    await expect(await within(drawer).findByRole('link', { name: said('Svi benefiti') })).toBeInTheDocument();
  },
};
/** A provider with benefits on offer cannot be switched off: the dialog lists them, with a link to the rest. */
export const Deactivating: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText(said('Isključi…'));
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByRole('button', { name: said('Proveri ponovo') })).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: said('Pogledaj ih') })).toBeInTheDocument();
  },
};
/** A reason is asked for, and the preview says that providers with benefits on offer stay. */
export const DeactivatingMany: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await beginMany({ canvas, userEvent }, [0, 2], 'Isključi…');
    await userEvent.type(drawer.getByRole('textbox', { name: /^(Razlog|Reason)/ }), 'Ugovor je istekao.');
    await userEvent.click(drawer.getByRole('button', { name: said('Pogledaj šta to znači') }));
    const effect = await drawer.findByText(/^(Ima benefite u ponudi|Has benefits on offer)/);
    // The drawer fades in.
    await waitFor(() => expect(effect).toBeVisible());
    await expect(drawer.getByRole('button', { name: /^(Isključi 1|Deactivate 1)$/ })).toBeVisible();
  },
};
export const NewOne: Story = at('open=new');
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { ...at(`open=${first?.id}`), globals: { language: 'EN', theme: 'dark' } };
