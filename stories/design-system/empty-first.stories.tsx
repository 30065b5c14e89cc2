import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyFirst } from '#design-system/empty-first/empty-first.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { PictureFrame } from '#src/ground/picture-frame.tsx';

/** When: a list before its first record. When not: filters leave nothing (EmptyFiltered), an empty place of the shop (EmptyState). */
const meta = {
  title: 'Design system/Messages/EmptyFirst',
  component: EmptyFirst,
  args: {
    picture: <PictureFrame image="/pictures/food-groceries-0.svg" className="aspect-auto size-full rounded-none" />,
    title: 'Još nema partnera',
    text: 'Partner je kuća iza benefita: teretana, škola, pozorište. Naziv i slika su dovoljni za početak.',
    actions: (
      <ToolButton tone="primary" shortcut="n">
        Dodaj prvog partnera
      </ToolButton>
    ),
  },
} satisfies Meta<typeof EmptyFirst>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnTheFirstDay: Story = {
  args: {
    stepsLabel: 'Prvi dan',
    doneLabel: 'urađeno',
    steps: [
      { key: 'company', label: 'Kompanija', done: true, note: 'Una Softver' },
      { key: 'provider', label: 'Partner', done: false },
      { key: 'benefit', label: 'Prvi benefit', done: false },
    ],
  },
};

export const Phone: Story = { ...OnTheFirstDay, globals: { viewport: { value: 'phone' } } };

export const DarkOnAPhone: Story = { ...OnTheFirstDay, globals: { theme: 'dark', viewport: { value: 'phone' } } };
