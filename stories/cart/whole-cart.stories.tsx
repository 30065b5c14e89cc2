import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, wholePage } from '../app/whole-page.tsx';
import { cart } from './sample-cart.ts';

/** The cart, and what remains of the budgets after it. */
const meta = {
  title: 'Screens/Whole pages/Cart',
  ...wholePage((canvas, patient) => canvas.findAllByText(/2 × 4[.,]200/, {}, patient)),
  parameters: { layout: 'fullscreen', path: '/cart/', me: { cart } },
} satisfies Meta;

export default meta;

export const Phone: StoryObj = at('phone');
export const Tablet: StoryObj = at('tablet');
export const Laptop: StoryObj = at('laptop');
export const Screen: StoryObj = at('screen');
export const DarkOnAPhone: StoryObj = at('phone', { theme: 'dark' });
export const Dark: StoryObj = at('laptop', { theme: 'dark' });
export const English: StoryObj = at('laptop', { language: 'EN' });
