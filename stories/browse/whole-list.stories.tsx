import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at, wholePage } from '../app/whole-page.tsx';
import { said } from '../testing/sample-words.ts';

/** A list beside its categories. */
const meta = {
  title: 'Screens/Whole pages/List of benefits',
  ...wholePage((canvas, patient) => canvas.findAllByText(/Tar[ai]/, {}, patient)),
  parameters: { layout: 'fullscreen', path: '/flexible-benefits' },
} satisfies Meta;

export default meta;

/** The column shows that it can be scrolled: by its scroll bar and a fade at its foot. */
export const CategoriesGoOn: StoryObj = {
  ...at('laptop'),
  play: async ({ canvas }) => {
    const column = await canvas.findByRole('navigation', { name: said('Kategorije') }, { timeout: 10_000 });
    await canvas.findAllByRole('link', { name: new RegExp(said('Tim bilding')) }, { timeout: 10_000 });
    column.style.height = '200px';
    await expect(column.scrollHeight).toBeGreaterThan(column.clientHeight);
    await expect(getComputedStyle(column).scrollbarWidth).toBe('thin');
    const foot = column.lastElementChild as HTMLElement;
    await expect(getComputedStyle(foot).backgroundImage).toMatch(/^linear-gradient/);
    await expect(foot.getBoundingClientRect().bottom).toBeCloseTo(column.getBoundingClientRect().bottom, 0);
  },
};

export const Phone: StoryObj = at('phone');
export const Tablet: StoryObj = at('tablet');
export const Laptop: StoryObj = at('laptop');
export const Screen: StoryObj = at('screen');
export const DarkOnAPhone: StoryObj = at('phone', { theme: 'dark' });
export const Dark: StoryObj = at('laptop', { theme: 'dark' });
export const English: StoryObj = at('laptop', { language: 'EN' });
