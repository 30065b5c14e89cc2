import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, wholePage } from '../app/whole-page.tsx';

/** A benefit to read about and buy; on a phone its bar replaces the bar of the shop. */
const meta = {
  title: 'Screens/Whole pages/One benefit',
  ...wholePage((canvas, patient) => canvas.findAllByText(/Dom zdravlja Senjak/, {}, patient)),
  parameters: { layout: 'fullscreen', path: '/benefit/8' },
} satisfies Meta;

export default meta;

export const Phone: StoryObj = at('phone');
export const Tablet: StoryObj = at('tablet');
export const Laptop: StoryObj = at('laptop');
export const Screen: StoryObj = at('screen');
export const DarkOnAPhone: StoryObj = at('phone', { theme: 'dark' });
export const Dark: StoryObj = at('laptop', { theme: 'dark' });
export const English: StoryObj = at('laptop', { language: 'EN' });
