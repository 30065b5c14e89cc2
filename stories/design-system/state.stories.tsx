import type { Meta, StoryObj } from '@storybook/react-vite';
import { State } from '#design-system/state/state.tsx';

/** When: the state of each record of a list. When not: the state of a single thing in the shop (StatusPill). */
const meta = {
  title: 'Design system/Display/State',
  component: State,
  args: { tone: 'on', children: 'U ponudi' },
} satisfies Meta<typeof State>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};

/** Only states that wait for a person have a background. */
export const All: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3 text-14">
      <State tone="on">U ponudi</State>
      <State tone="off">Van ponude</State>
      <State tone="draft">Nacrt</State>
      <State tone="failed">Pozivnica istekla</State>
      <State tone="waiting">Bez prevoda</State>
    </div>
  ),
};

export const DarkOnAPhone: Story = { ...All, globals: { theme: 'dark', viewport: { value: 'phone' } } };
