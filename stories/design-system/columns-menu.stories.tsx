import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ColumnsMenu } from '#design-system/columns-menu/columns-menu.tsx';
import { said } from '../testing/sample-words.ts';

/** When: a list has more columns than everybody wants to see. All of it by keys too. */
const meta = {
  title: 'Design system/Overlays/ColumnsMenu',
  component: ColumnsMenu,
  args: {
    label: 'Kolone',
    columns: [
      { key: 'name', label: 'Naziv', shown: true, fixed: true },
      { key: 'percent', label: 'Popust', shown: true },
      { key: 'place', label: 'Mesto', shown: false },
      { key: 'uses', label: 'Upotreba', shown: true },
      { key: 'state', label: 'Stanje', shown: false },
    ],
    onChange: fn(),
    upLabel: (column) => `Pomeri kolonu ${said(column)} naviše`,
    downLabel: (column) => `Pomeri kolonu ${said(column)} naniže`,
    resetLabel: 'Kao na početku',
    onReset: fn(),
  },
} satisfies Meta<typeof ColumnsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Kolone') }));
    await userEvent.click(await screen.findByRole('checkbox', { name: said('Stanje') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ key: 'state', shown: true })]),
    );
    const up = (column: string) => screen.queryByRole('button', { name: args.upLabel(column) });
    const down = (column: string) => screen.queryByRole('button', { name: args.downLabel(column) });
    // What is not shown has no place to be moved to.
    await expect([up('Stanje'), down('Mesto')]).toEqual([null, null]);
    await expect(up('Popust')).toHaveAttribute('aria-disabled', 'true');
    await expect(down('Upotreba')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(down('Popust') as HTMLElement);
    const keys = (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0].map(({ key }: { key: string }) => key);
    // Past the one that is not shown, so that the step is seen.
    await expect(keys).toEqual(['name', 'place', 'uses', 'percent', 'state']);
  },
};

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
