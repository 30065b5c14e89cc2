import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState, Window } from '#design-system/empty-state/empty-state.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Messages/EmptyState',
  component: EmptyState,
  subcomponents: { Window },
  args: {
    picture: <img src="/pictures/food-fruit-0.svg" alt="" />,
    title: 'Nema benefita za ovaj izbor',
    text: 'Probaj bez filtera ili pogledaj celu Srbiju umesto jednog grada.',
    action: <Button tone="secondary">Ukloni filtere</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(said('Nema benefita za ovaj izbor'));
  },
};

export const WithoutPicture: Story = { args: { picture: undefined } };
export const WithoutAction: Story = { args: { action: undefined } };
export const LongSerbianText: Story = {
  args: { title: 'Još nema nijednog zahteva za refundaciju dobrovoljnog osiguranja' },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
