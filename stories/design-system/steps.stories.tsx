import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from '#design-system/steps/steps.tsx';

const meta = {
  title: 'Design system/Navigation/Steps',
  component: Steps,
  args: { label: 'Koraci kupovine', steps: ['Korpa', 'Potvrda'], current: 0 },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    const [cart, confirm] = canvas.getAllByRole('listitem');
    await expect(cart).toHaveAttribute('aria-current', 'step');
    await expect(confirm).not.toHaveAttribute('aria-current');
  },
};

export const Second: Story = { args: { current: 1 } };
export const LongSerbianText: Story = {
  args: { steps: ['Vrsta zahteva', 'Podaci o računu', 'Prilaganje dokumentacije', 'Pregled i slanje'], current: 2 },
  globals: { viewport: { value: 'phone' } },
};
/** Six take two lines of a phone, and no line begins with a dash. */
export const SixOnAPhone: Story = {
  args: { steps: ['Fajl', 'Kolone', 'Provera', 'Problemi', 'Spremno', 'Gotovo'], current: 3 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem'))
      await expect(step.firstElementChild).not.toHaveAttribute('aria-hidden');
  },
};
export const Dark: Story = { args: { current: 1 }, globals: { theme: 'dark' } };
export const Phone: Story = { args: { current: 1 }, globals: { viewport: { value: 'phone' } } };
