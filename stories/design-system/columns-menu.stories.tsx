import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { ColumnsMenu, type ColumnsMenuProps } from '#design-system/columns-menu/columns-menu.tsx';
import { said } from '../testing/sample-words.ts';

/** The default columns are those of the story. */
function Held(args: ColumnsMenuProps) {
  const [columns, setColumns] = useState(args.columns);
  const change: ColumnsMenuProps['onChange'] = (next) => {
    setColumns(next);
    args.onChange(next);
  };
  const reset = () => {
    setColumns(args.columns);
    args.onReset?.();
  };
  const isAsFirst = columns === args.columns;
  return <ColumnsMenu {...args} columns={columns} onChange={change} onReset={isAsFirst ? undefined : reset} />;
}

/**
 * When: a list has more columns than everybody wants to see. When not: a table that everybody reads whole, like those of the shop.
 * Everything works by keyboard too.
 */
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
  render: (args) => <Held key={JSON.stringify(args.columns)} {...args} />,
} satisfies Meta<typeof ColumnsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Kolone') }));
    const state = await screen.findByRole('checkbox', { name: said('Stanje') });
    const reset = screen.getByRole('button', { name: said('Kao na početku') });
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    const up = (column: string) => screen.queryByRole('button', { name: said(args.upLabel(column)) });
    const down = (column: string) => screen.queryByRole('button', { name: said(args.downLabel(column)) });
    // A hidden column cannot be moved.
    await expect([up('Stanje'), down('Mesto')]).toEqual([null, null]);
    await expect(up('Popust')).toHaveAttribute('aria-disabled', 'true');
    await expect(down('Upotreba')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(down('Popust') as HTMLElement);
    const keys = (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0].map(({ key }: { key: string }) => key);
    // Moves past the hidden column, so that the move is visible.
    await expect(keys).toEqual(['name', 'place', 'uses', 'percent', 'state']);
    const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent);
    await expect(names()).toEqual(['Naziv', 'Mesto', 'Upotreba', 'Popust', 'Stanje'].map((name) => said(name)));
    await userEvent.click(state);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ key: 'state', shown: true })]),
    );
    await expect(state).toBeChecked();
    await userEvent.click(reset);
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(state).not.toBeChecked();
    await expect(names()).toEqual(['Naziv', 'Popust', 'Mesto', 'Upotreba', 'Stanje'].map((name) => said(name)));
  },
};

/** A column that is hidden in a narrow window says so. */
export const InLittleRoom: Story = {
  args: {
    columns: [
      { key: 'name', label: 'Naziv', shown: true, fixed: true },
      { key: 'state', label: 'Stanje', shown: true },
      { key: 'uses', label: 'Upotreba', shown: false, note: 'U širem prozoru se vidi i sama' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Kolone') }));
    const name = `${said('Upotreba')} ${said('U širem prozoru se vidi i sama')}`;
    await expect(await screen.findByRole('checkbox', { name })).not.toBeChecked();
  },
};

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
