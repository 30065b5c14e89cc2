import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sessionPaths } from '#machines/session/session.paths.ts';
import { Simulator } from './simulator.tsx';

/** Who is here: the statechart is read from the machine. Its screens are those of the whole shop, in Screens/Session. */
const meta = { title: 'Flows/Session', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Simulated: Story = {
  globals: { language: 'EN' },
  render: () => (
    <div className="p-6">
      <Simulator definition={sessionPaths} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'a token is found in this browser' }));
    await userEvent.click(canvas.getByRole('button', { name: 'the person is loaded' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('the shop is open');
  },
};
