import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, wholePage } from './whole-page.tsx';

/** A page that does not exist, for a signed-in person: the navigation stays. */
const meta = {
  title: 'Screens/Whole pages/Page not found',
  ...wholePage((canvas, patient) => canvas.findAllByRole('link', { name: /Na početnu|Back to home/ }, patient)),
  parameters: { layout: 'fullscreen', path: '/nowhere' },
} satisfies Meta;

export default meta;

export const Phone: StoryObj = at('phone');
export const Laptop: StoryObj = at('laptop');
export const Dark: StoryObj = at('laptop', { theme: 'dark', language: 'EN' });
