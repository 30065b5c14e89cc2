import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContinuationView } from '#src/learning/continuation-view.tsx';
import { failed, loading, offline, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { sampleCourse, sampleCourses } from './sample-courses.ts';

/** Courses that were started and not passed: the last position and its time, with a link back. */
const meta = {
  title: 'Screens/Learning/Continue',
  component: ContinuationView,
  args: {
    courses: ready([
      ...sampleCourses.filter(({ progress }) => progress === 'started' || progress === 'failed'),
      sampleCourse(7, {
        name: 'Lične finansije',
        image: null,
        progress: 'started',
        place: { page: 3, read: false, answered: 0, questions: 8 },
        continued_at: '2026-11-19T18:40:00.000Z',
      }),
      sampleCourse(8, {
        name: 'Kako voditi tim',
        progress: 'started',
        continued_at: '2026-11-18T09:00:00.000Z',
        place: { page: 6, read: true, answered: 8, questions: 8 },
      }),
    ]),
  },
  parameters: { layout: 'fullscreen', path: '/continuation/' },
} satisfies Meta<typeof ContinuationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Pitanja, odgovoreno 3 od 8'))).toBeVisible();
    await expect(canvas.getByText(said('Čitanje, stranica 3 od 6'))).toBeVisible();
    await expect(canvas.getByText(said('Poslednji put 20.11.2026. 11:05'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: said('Ponovi test: Javni nastup') })).toHaveAttribute(
      'href',
      '/course/start/5?questions=1',
    );
  },
};
export const English: Story = { globals: { language: 'EN' } };
export const Empty: Story = { args: { courses: ready([]) } };
export const Loading: Story = { args: { courses: loading() } };
export const Failed: Story = { args: { courses: failed() } };
export const Offline: Story = { args: { courses: offline() } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
