import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { FilterEditor } from '#src/admin/list/filter-editor.tsx';
import type { ListFilter } from '#src/admin/list/list-filter.ts';

interface EditedProps {
  filter: ListFilter;
}

/** A filter whose value can be changed. */
function Edited({ filter }: EditedProps) {
  const [chosen, choose] = useState<readonly string[]>([]);
  return (
    <div className="max-w-80">
      <FilterEditor filter={filter} chosen={chosen} onChange={choose} />
    </div>
  );
}

const PEOPLE = [
  { value: '3', label: 'Ana Kovačević', detail: 'ana.kovacevic@una.rs' },
  { value: '7', label: 'Đorđe Šćepanović', detail: 'djordje.scepanovic@una.rs' },
  { value: '9', label: 'Ana Kovačević', detail: 'ana.kovacevic.odrzavanje.informacionih.sistema@una.rs' },
];

const person = (rest: Partial<ListFilter>): ListFilter =>
  Object.assign({ name: 'person', label: 'Osoba', options: PEOPLE }, rest);

/** Options of a filter: two people with the same name are distinguished by their addresses, which are hidden for all others. */
const meta = {
  title: 'Screens/Administration/Choices of a filter',
  component: Edited,
  args: { filter: person({ many: true }) },
} satisfies Meta<typeof Edited>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    const ana = canvas.getByRole('checkbox', { name: 'Ana Kovačević ana.kovacevic@una.rs' });
    await userEvent.click(ana);
    await expect(ana).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Đorđe Šćepanović' })).not.toBeChecked();
  },
};

export const OneOfAFew: Story = {
  args: { filter: person({}) },
  play: async ({ canvas }) => {
    const [ana] = canvas.getAllByRole('radio', { name: 'Ana Kovačević' });
    await expect(ana).toHaveAccessibleDescription('ana.kovacevic@una.rs');
  },
};

export const OneThatIsFound: Story = {
  args: { filter: person({ onSearch: () => {} }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('ana.kovacevic@una.rs')).toBeVisible());
  },
};

export const SeveralOnAPhoneInTheDark: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
