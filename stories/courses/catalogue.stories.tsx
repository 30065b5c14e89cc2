import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { CourseInList } from '#contract/courses/courses.contract.ts';
import { NO_FILTERS } from '#src/courses/courses-address.ts';
import { CatalogueView } from '#src/learning/catalogue-view.tsx';
import { failed, loading, offline, pageOf, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { sampleCourses, samplePackages } from './sample-courses.ts';

/** The catalogue of learning: packages and single courses, with the person's progress. */
const meta = {
  title: 'Screens/Learning/Catalogue',
  component: CatalogueView,
  args: {
    learning: ready([pageOf(sampleCourses), samplePackages] as const),
    filters: NO_FILTERS,
    page: 1,
    typed: '',
    currency: 'RSD',
    onType: fn(),
    onFilter: fn(),
  },
  parameters: { layout: 'fullscreen', path: '/packages/' },
} satisfies Meta<typeof CatalogueView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 kurseva, 3 paketa');
    await expect(canvas.getByRole('link', { name: said('Excel od početka') })).toHaveAttribute('href', '/course/2');
    await expect(canvas.getByRole('link', { name: 'Miran radni dan' })).toHaveAttribute('href', '/package/1');
    await expect(canvas.getByText('64 % pređeno')).toBeVisible();
    const pictures = [...canvasElement.querySelectorAll('img')].map(({ src }) => src);
    const found = await Promise.all(pictures.map(async (src) => (await fetch(src)).headers.get('content-type')));
    await expect(found.filter((type) => !type?.startsWith('image/'))).toEqual([]);
    await userEvent.click(canvas.getByRole('radio', { name: said('Besplatno') }));
    await expect(args.onFilter).toHaveBeenCalledWith({ type: 'free' });
  },
};
export const English: Story = { globals: { language: 'EN' } };
export const ManyPages: Story = {
  args: { learning: ready([pageOf(sampleCourses, 60), samplePackages]), page: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading', { name: said('Paketi') })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: said('Sledeća') }));
    await expect(args.onFilter).toHaveBeenCalledWith({ page: 3 });
  },
};
export const Loading: Story = { args: { learning: loading() } };
export const Empty: Story = { args: { learning: ready([pageOf<CourseInList>([]), []]) } };
export const NothingFound: Story = {
  args: {
    learning: ready([pageOf<CourseInList>([]), []]),
    filters: { ...NO_FILTERS, search: 'plivanje' },
    typed: 'plivanje',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Prikaži sve') }));
    await expect(args.onFilter).toHaveBeenCalledWith(NO_FILTERS);
  },
};
export const Failed: Story = {
  args: { learning: failed() },
};
export const Offline: Story = { args: { learning: offline() } };
export const OfflineWithOldCourses: Story = {
  args: { learning: ready([pageOf(sampleCourses), samplePackages], { old: true }) },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
