import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Fields/TextArea',
  component: TextArea,
  args: { label: 'Poruka', placeholder: 'Kako možemo da pomognemo?' },
  decorators: [
    (Story) => (
      <div className="max-w-regular">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Growing: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: said('Poruka') });
    const before = field.clientHeight;
    await userEvent.type(field, Array.from({ length: 9 }, (_, line) => `Red ${line}`).join('{Enter}'));
    await expect(field.clientHeight).toBeGreaterThan(before);
  },
};

export const Refused: Story = { args: { error: 'Ovo polje je obavezno.', hint: 'Do 1000 znakova.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Poslato 12.11.2026.' } };

export const LongSerbian: Story = {
  args: {
    label: 'Zašto je baš ovaj benefit dobar za tebe i kolege iz novosadske kancelarije',
    defaultValue:
      'Najbliža teretana sa kojom kompanija sarađuje udaljena je četrdeset minuta vožnje, pa većina zaposlenih iz novosadske kancelarije članarinu uopšte ne koristi.',
  },
};

export const Dark: Story = { ...LongSerbian, globals: { theme: 'dark' } };

export const Phone: Story = { ...LongSerbian, globals: { viewport: { value: 'phone' } } };
