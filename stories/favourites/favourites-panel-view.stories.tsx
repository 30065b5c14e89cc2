import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FavouritesPanelView } from '#src/favourites/favourites-panel-view.tsx';
import { cart, groceries, gym, massage } from '../cart/sample-cart.ts';
import { sampleMe } from '../testing/sample-me.ts';
import { SeenBy } from './seen-by.tsx';

const invoice = {
  ...massage,
  id: 15,
  name: 'Proslava za tim do dvadeset ljudi',
  price: null,
  price_currency: null,
  nfc: false,
};

const benefits = [gym, massage, groceries, invoice];

const meta = {
  title: 'Screens/Shop/Favourites',
  component: FavouritesPanelView,
  args: { benefits, onLeave: fn() },
  decorators: [
    (Story) => (
      <SeenBy person={{ ...sampleMe, favorite: benefits, cart }}>
        <div className="mx-auto w-96 max-w-full rounded-20 bg-surface-raised p-5 shadow-2">
          <Story />
        </div>
      </SeenBy>
    ),
  ],
} satisfies Meta<typeof FavouritesPanelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: gym.name }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = { args: { benefits: [] } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
