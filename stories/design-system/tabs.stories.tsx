import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Tabs } from '#design-system/tabs/tabs.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'O benefitu',
    tabs: [
      { value: 'description', label: 'Opis', content: 'Dođi ujutru, bez doručka.' },
      { value: 'instructions', label: 'Uputstvo', content: 'Zakaži termin telefonom.' },
      { value: 'limitations', label: 'Ograničenja', content: 'Važi radnim danima do 14 časova.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: said('Opis') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: said('Uputstvo') })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Zakaži termin telefonom.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Važi radnim danima');
  },
};

/** The ring is shown only for keyboard focus, not after a press. */
export const ByPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: said('Uputstvo') });
    await userEvent.click(tab);
    await expect(tab).toHaveFocus();
    await expect(tab).toHaveStyle({ outlineStyle: 'none' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: said('Ograničenja') })).toHaveStyle({ outlineStyle: 'solid' });
  },
};

export const Second: Story = {
  args: { value: 'instructions' },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} {...(value && { value })} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Zakaži termin telefonom.');
    await userEvent.click(canvas.getByRole('tab', { name: said('Opis') }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Dođi ujutru');
  },
};

/** The row scrolls: names are never shortened. */
export const LongSerbianText: Story = {
  args: {
    tabs: ['Neiskorišćeni vaučeri', 'Zahtevi za refundaciju', 'Sporazumni raskidi', 'Obaveštenja kompanije'].map(
      (label, index) => ({ value: `tab-${index}`, label, content: label }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
