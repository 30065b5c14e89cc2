import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuickButtons } from '#src/home/quick-buttons.tsx';

/** Shortcuts on home (specification.md 2): side by side at every width, without breaking a word. */
const meta = {
  title: 'Screens/Shop/Home/Quick buttons',
  component: QuickButtons,
  args: { counts: { team: 11, skills: 39 } },
  play: async ({ canvas }) => {
    const words = ['Tim bilding', 'Veštine', 'Popusti'].map((name) => canvas.getByText(name));
    for (const word of words) await expect(word.getClientRects()[0]?.height).toBeLessThan(lineOf(word) * 1.5);
  },
} satisfies Meta<typeof QuickButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

const lineOf = (element: Element) => Number.parseFloat(getComputedStyle(element).lineHeight);

const room = (width: number): Story => ({
  decorators: [
    (Place) => (
      <div style={{ width }}>
        <Place />
      </div>
    ),
  ],
});

export const Wide: Story = room(1060);

/** Beside the navigation rail of a tablet: an iPad in portrait, and the narrowest window that is not a phone. */
export const OnATablet: Story = room(660);
export const OnTheNarrowestTablet: Story = room(609);
export const OnAPhone: Story = room(328);

export const InEnglishInTheDark: Story = {
  ...room(660),
  globals: { language: 'EN', theme: 'dark' },
  play: async ({ canvas }) => {
    const word = canvas.getByText('Team building');
    await expect(word.getBoundingClientRect().height).toBeLessThan(lineOf(word) * 1.5);
  },
};
