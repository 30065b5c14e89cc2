import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { OrdersScreen } from '#src/admin-orders/orders-screen.tsx';
import { beginMany } from '../admin/begin-many.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { sampleOrders } from './sample-orders.ts';

/** Orders of employees of all companies: whose each is, its progress, and its actions. */
const meta = {
  title: 'Screens/Administration/Orders',
  component: OrdersScreen,
  decorators: [inFrame, withMe({ admin_roles: ['operations'], id: 900 })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/orders' },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const at = (query: string) => ({ parameters: { path: `/admin-panel/orders?${query}` } });

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(sampleOrders.length);
    await expect(canvas.getByText(/^Relaks masaža celog tela, 60 minuta i još 2$/)).toBeInTheDocument();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };

/** What was bought, which budgets paid, and only the end of a voucher’s code. */
export const One: Story = {
  ...at('open=2-2040'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(said('…K7QD, iskorišćen'))).toBeInTheDocument();
    await expect(drawer.getByRole('button', { name: said('Uzmi u pripremu') })).toBeEnabled();
  },
};
/** The reason of the cancellation, refunds by budget, and the history. */
export const Cancelled: Story = {
  ...at('open=1-2035'),
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(said('Promenjen status'))).toBeInTheDocument();
    await expect(drawer.getByText(said('Vraćeno u'))).toBeInTheDocument();
  },
};
/** People cannot move or cancel their own orders. */
export const OnesOwn: Story = {
  ...at('open=1-2039'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(
      await drawer.findByText(said('Ovo je tvoja porudžbina: pomera je i otkazuje neko drugi.')),
    ).toBeInTheDocument();
    await expect(drawer.queryByRole('button', { name: said('Otkaži porudžbinu…') })).toBeNull();
  },
};

async function ask({ canvas, userEvent }: Played, id: number) {
  const menu = await canvas.findByRole('button', { name: new RegExp(`^(Porudžbina|Order) ${id}: `) });
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: said('Otkaži porudžbinu…') }));
  return within(await screen.findByRole('alertdialog'));
}

/** The dialog says where the money is refunded and asks for a reason. */
export const Cancelling: Story = {
  play: async (played) => {
    const dialog = await ask(played, 2041);
    await expect(await dialog.findByText(said('Sve se vraća tamo odakle je došlo:'))).toBeInTheDocument();
    await played.userEvent.click(dialog.getByRole('button', { name: said('Otkaži porudžbinu') }));
    await expect(dialog.getByRole('textbox')).toBeInvalid();
  },
};
/** A code was used, so the order cannot be cancelled. */
export const NotToBeCancelled: Story = {
  globals: { language: 'EN', viewport: { value: 'phone' } },
  play: async (played) => {
    const dialog = await ask(played, 2040);
    await expect(await dialog.findByText(/have been used|has been used/)).toBeInTheDocument();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

/** Which orders can be moved to the next status, and why the others stay. */
export const ManyIntoProcess: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await beginMany({ canvas, userEvent }, [0, 1, 2, 3], 'Uzmi u pripremu');
    await expect(await drawer.findByText(/^(Nije u statusu pre toga|Not in the status before)/)).toBeInTheDocument();
    await expect(drawer.getByRole('button', { name: /^(Uzmi u pripremu 2|Start processing 2)/ })).toBeInTheDocument();
  },
};

export const BeforeTheFirst: Story = { parameters: { server: 'empty-handed' } };
