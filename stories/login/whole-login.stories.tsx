import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, wholePage } from '../app/whole-page.tsx';

/** The frame for people who are not signed in. */
const meta = {
  title: 'Screens/Whole pages/Sign in',
  ...wholePage((canvas, patient) => canvas.findByRole('textbox', { name: /e-adresa|e-mail/i }, patient), false),
  parameters: { layout: 'fullscreen', path: '/login' },
} satisfies Meta;

export default meta;

export const Phone: StoryObj = at('phone');
export const Tablet: StoryObj = at('tablet');
export const Laptop: StoryObj = at('laptop');
export const Screen: StoryObj = at('screen');
export const DarkOnAPhone: StoryObj = at('phone', { theme: 'dark' });
export const Dark: StoryObj = at('laptop', { theme: 'dark' });
export const English: StoryObj = at('laptop', { language: 'EN' });
