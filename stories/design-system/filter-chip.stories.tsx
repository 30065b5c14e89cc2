import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AddFilter, FilterChip, type FilterChipProps } from '#design-system/filter-chip/filter-chip.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { said } from '../testing/sample-words.ts';

/** As in a list: a removed filter can be added again. */
function Held({ added = true, ...args }: FilterChipProps & { added?: boolean }) {
  const [value, setValue] = useState(added ? args.value : null);
  const remove = () => {
    setValue(null);
    args.onRemove();
  };
  const options = [said('U ponudi'), said('Van ponude')].map((label) => ({ value: label, label }));
  const editor = <RadioGroup label={args.name} options={options} value={value} onChange={setValue} />;
  if (value === null) return <AddFilter label="Filter">{editor}</AddFilter>;
  const named = (label: string) => label.replace(args.value, value);
  return (
    <FilterChip
      {...args}
      value={value}
      editLabel={named(args.editLabel)}
      removeLabel={named(args.removeLabel)}
      onRemove={remove}
    >
      {editor}
    </FilterChip>
  );
}

/**
 * When: a filter of a list is set; AddFilter after the last one adds another. When not: a choice that everybody should see
 * (SegmentedControl).
 */
const meta = {
  title: 'Design system/Choices/FilterChip',
  component: FilterChip,
  subcomponents: { AddFilter },
  args: {
    name: 'Stanje',
    value: 'U ponudi',
    editLabel: 'Promeni filter Stanje: U ponudi',
    removeLabel: 'Ukloni filter Stanje: U ponudi',
    onRemove: fn(),
    children: null,
  },
  argTypes: { children: { control: false } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Ukloni filter Stanje: U ponudi') }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    // The focus moves on when the chip is removed.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('radio', { name: said('Van ponude') }));
    await userEvent.click(canvas.getByRole('button', { name: said('Promeni filter Stanje: Van ponude') }));
    await expect(await screen.findByRole('dialog', { name: said('Stanje') })).toBeInTheDocument();
    await expect(screen.getByRole('radio', { name: said('Van ponude') })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: said('U ponudi') }));
    await expect(canvas.getByText(said('U ponudi'))).toBeVisible();
  },
};

export const OneMore: Story = { render: (args) => <Held {...args} added={false} /> };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
