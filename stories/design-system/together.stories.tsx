import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMe } from '../testing/with-me.tsx';
import { Buttons, Choices, Fields, Marks, Measures, Ticks } from './together-controls.tsx';
import { Budget, Card, Empty, Paging, Prices, Sheet, Tabbed, Toasts } from './together-places.tsx';

/** All components side by side, to compare with the art direction. */
const meta = {
  title: 'Design system/Together',
  decorators: [withMe()],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const All = () => (
  <div className="mx-auto max-w-reading p-4 desk:p-8">
    <h1 className="mb-9 text-48 tracking-large">Komponente</h1>
    <div className="columns-[2_440px] gap-x-16 max-desk:columns-1">
      <Buttons />
      <Fields />
      <Choices />
      <Ticks />
      <Tabbed />
      <Marks />
      <Prices />
      <Measures />
      <Paging />
      <Card />
      <Budget />
      <Toasts />
      <Sheet />
      <Empty />
    </div>
  </div>
);

export const Light: Story = { render: All };

export const Dark: Story = { render: All, globals: { theme: 'dark' } };

export const Phone: Story = { render: All, globals: { viewport: { value: 'phone' } } };
