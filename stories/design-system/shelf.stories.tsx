import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onShelf, Shelf } from '#design-system/shelf/shelf.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { said } from '../testing/sample-words.ts';

/** When: something needs an action of the person: selected rows, or something about to be sent. Never two of them. */
const meta = {
  title: 'Design system/Messages/Shelf',
  component: Shelf,
  args: {
    label: 'Izabrani redovi',
    title: '3 izabrana',
    closeLabel: 'Poništi izbor',
    onClose: fn(),
    children: (
      <>
        <ToolButton className={onShelf}>Promeni cenu…</ToolButton>
        <ToolButton className={onShelf}>Skloni iz ponude…</ToolButton>
      </>
    ),
  },
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(said('3 izabrana'));
    await userEvent.click(canvas.getByRole('button', { name: said('Poništi izbor') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithANote: Story = { args: { note: <p className="text-12">1 je sa druge stranice</p> } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
