import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionDot, SectionNav } from '#design-system/section-nav/section-nav.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Navigation/SectionNav',
  component: SectionNav,
  subcomponents: { SectionDot },
  args: {
    label: 'Odeljci',
    current: 'osnovno',
    sections: [
      { id: 'osnovno', label: 'Osnovno', state: 'done', stateLabel: 'potpuno' },
      { id: 'tekstovi', label: 'Tekstovi', state: 'missing', stateLabel: 'nešto fali' },
      { id: 'cena', label: 'Cena', state: 'missing', stateLabel: 'nešto fali', problems: '2 polja' },
      { id: 'slike', label: 'Slike', state: 'empty', stateLabel: 'prazno' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="desk:w-44">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SectionNav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The state shown by a dot is also given in words. */
export const Column: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(second).toHaveAccessibleName(`${said('Tekstovi')} ${said('nešto fali')}`);
    await expect(third).toHaveAccessibleName(`${said('Cena')} ${said('2 polja')}`);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A swipe moves only the row, not the page. */
export const Narrow: Story = {
  args: {
    sections: [
      ...meta.args.sections,
      { id: 'dokumenti', label: 'Dokumenti', state: 'missing', stateLabel: 'nešto fali' },
      { id: 'prikaz', label: 'Prikaz', state: 'done', stateLabel: 'potpuno' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
