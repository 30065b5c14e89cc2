import type { Meta, StoryObj } from '@storybook/react-vite';
import { State } from '#design-system/state/state.tsx';

/** When: how each record of a list stands. When not: how one thing of the shop stands (StatusPill). */
const meta = {
  title: 'Design system/Display/State',
  component: State,
  args: { tone: 'on', children: 'U ponudi' },
} satisfies Meta<typeof State>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};

/** Only what waits for a person has a ground. */
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
