import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, wholePage } from '../app/whole-page.tsx';

/** Home with its whole frame: head, categories, footer, the bar of a phone and the card that looks in. */
const meta = {
  title: 'Screens/Whole pages/Home',
  ...wholePage((canvas, patient) => canvas.findAllByText(/48[.,]250/, {}, patient)),
  parameters: { layout: 'fullscreen', path: '/' },
} satisfies Meta;

export default meta;

export const Phone: StoryObj = at('phone');
export const Tablet: StoryObj = at('tablet');
export const Laptop: StoryObj = at('laptop');
export const Screen: StoryObj = at('screen');
export const DarkOnAPhone: StoryObj = at('phone', { theme: 'dark' });
export const Dark: StoryObj = at('laptop', { theme: 'dark' });
export const English: StoryObj = at('laptop', { language: 'EN' });
