import type { Meta, StoryObj } from '@storybook/react-vite';
import { Initials } from '#design-system/initials/initials.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';

/** When: the cell that names a row of a list. Its child is the link of the record. When not: a link in another cell (TextLink). */
const meta = {
  title: 'Design system/Display/RecordName',
  component: RecordName,
  args: { children: <a href="#milica">Milica Šarić</a>, detail: 'inženjerka' },
} satisfies Meta<typeof RecordName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OfAPerson: Story = { args: { face: 'initials', leading: <Initials name="Milica Šarić" /> } };

export const WithAPicture: Story = {
  args: {
    children: <a href="#korpa">Domaća korpa</a>,
    detail: 'partner',
    leading: <img src="/pictures/food-groceries-0.svg" alt="" />,
  },
};

export const DarkOnAPhone: Story = { ...WithAPicture, globals: { theme: 'dark', viewport: { value: 'phone' } } };
