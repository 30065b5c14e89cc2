import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AddFilter, FilterChip } from '#design-system/filter-chip/filter-chip.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { said } from '../testing/sample-words.ts';

const editor = (
  <RadioGroup
    label="Stanje"
    options={[
      { value: 'on', label: 'U ponudi' },
      { value: 'off', label: 'Van ponude' },
    ]}
    value="on"
    onChange={fn()}
  />
);

/** When: a filter of a list leaves something out. AddFilter beside the last one for one more. */
const meta = {
  title: 'Design system/Choices/FilterChip',
  component: FilterChip,
  args: {
    name: 'Stanje',
    value: 'U ponudi',
    editLabel: 'Promeni filter Stanje: U ponudi',
    removeLabel: 'Ukloni filter Stanje: U ponudi',
    onRemove: fn(),
    children: editor,
  },
} satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Ukloni filter Stanje: U ponudi') }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: said('Promeni filter Stanje: U ponudi') }));
    await expect(await screen.findByRole('dialog', { name: said('Stanje') })).toBeInTheDocument();
  },
};

export const OneMore: Story = { render: () => <AddFilter label="Filter">{editor}</AddFilter> };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
