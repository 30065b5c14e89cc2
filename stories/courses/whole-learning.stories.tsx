import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, wholePage } from '../app/whole-page.tsx';

/** Learning: packages and courses, with the person's progress. */
const meta = {
  title: 'Screens/Whole pages/Learning',
  ...wholePage((canvas, patient) => canvas.findByRole('link', { name: /Excel/ }, patient)),
  parameters: { layout: 'fullscreen', path: '/packages/' },
} satisfies Meta;

export default meta;

export const Phone: StoryObj = at('phone');
export const Tablet: StoryObj = at('tablet');
export const Laptop: StoryObj = at('laptop');
export const Screen: StoryObj = at('screen');
export const DarkOnAPhone: StoryObj = at('phone', { theme: 'dark' });
export const Dark: StoryObj = at('laptop', { theme: 'dark' });
export const English: StoryObj = at('laptop', { language: 'EN' });
