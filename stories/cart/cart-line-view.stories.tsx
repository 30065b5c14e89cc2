import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { cartItemMachine } from '#machines/cart/cart-item.machine.ts';
import { cartItemProps } from '#src/cart/cart-item-props.ts';
import { CartLineView, FixedLineView } from '#src/cart/cart-line-view.tsx';
import { said } from '../testing/sample-words.ts';
import { figures, figuresUnavailable, figuresWithLongNames } from './sample-cart.ts';
import { resting } from './sample-quantity.ts';

const [gym, massage] = figures.lines;
const [long] = figuresWithLongNames.lines;
const [, unavailable] = figuresUnavailable.lines;
if (!gym || !massage || !long || !unavailable) throw new Error('The sample cart has four lines');

/** The view as the machine would draw it in a state. */
function inState(value: SnapshotFrom<typeof cartItemMachine>['value'], typed: string) {
  const snapshot = cartItemMachine.resolveState({ value, context: { id: 2, count: 2, typed } });
  return { ...resting(2), ...cartItemProps(snapshot) };
}

const meta = {
  title: 'Screens/Cart and checkout/Cart/Line',
  component: CartLineView,
  args: { line: massage, currency: 'RSD', quantity: inState('resting', '2'), onRemove: fn() },
  decorators: [
    (Story) => (
      <ul className="mx-auto max-w-medium">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLineView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Jedan više: ${args.line.benefit.name}` }));
    await expect(args.quantity.onStep).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: `Jedan manje: ${args.line.benefit.name}` }));
    await expect(args.quantity.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.click(canvas.getByRole('button', { name: `Ukloni iz korpe: ${args.line.benefit.name}` }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    const name = canvas.getByRole('link', { name: args.line.benefit.name });
    await expect(name).toHaveAttribute('href', '/benefit/12');
    // The press target extends above its single line of text.
    const { left, top } = name.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top - 8)).toBe(name);
  },
};

/** specification.md 2: editing shows a check button for that item. */
export const Typing: Story = {
  args: { quantity: inState({ typing: 'unsaved' }, '12') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: said('Količina') })).toHaveValue('12');
    await userEvent.click(canvas.getByRole('button', { name: said('Sačuvaj količinu') }));
    await expect(args.quantity.onCommit).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole('textbox'), '{Escape}');
    await expect(args.quantity.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** A text that is not a quantity stays as typed, with a message. */
export const TypingWrong: Story = {
  args: { quantity: inState({ typing: 'wrong' }, '1.5') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: said('Količina') })).toHaveValue('1.5');
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('Upiši ceo broj od 1 do 999.'));
  },
};

/** specification.md 4: the stepper is disabled while saving. */
export const Saving: Story = {
  args: { quantity: inState('saving', '12') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Jedan više: ${args.line.benefit.name}` }));
    await userEvent.type(canvas.getByRole('textbox'), '5{Enter}');
    await expect(args.quantity.onStep).not.toHaveBeenCalled();
    await expect(args.quantity.onType).not.toHaveBeenCalled();
    await expect(args.quantity.onCommit).not.toHaveBeenCalled();
  },
};

/** specification.md 5: the minus button stops at 1. */
export const AtOne: Story = {
  args: { line: gym, quantity: resting(1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Jedan manje: ${args.line.benefit.name}` }));
    await expect(args.quantity.onStep).not.toHaveBeenCalled();
  },
};

export const Removing: Story = { args: { removing: true } };

export const Unavailable: Story = { args: { line: unavailable } };

export const OnTheWayToBeBought: Story = {
  render: ({ line, currency }) => <FixedLineView line={line} currency={currency} />,
};

export const LongSerbian: Story = { args: { line: long, quantity: resting(12) } };

export const Dark: Story = { ...Typing, play: async () => {}, globals: { theme: 'dark' } };

export const Phone: Story = { ...LongSerbian, globals: { viewport: { value: 'phone' } } };
