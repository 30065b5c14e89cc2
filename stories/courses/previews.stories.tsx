import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Course } from '#contract/courses/courses.contract.ts';
import { CourseView } from '#src/courses/course-view.tsx';
import { PreviewGone, PreviewLoading } from '#src/courses/preview-faces.tsx';
import { NotRead } from '#src/ground/read-states.tsx';
import { PackageView, type PackageViewProps } from '#src/packages/package-view.tsx';
import { InEnrolment } from '../enrolments/in-enrolment.tsx';
import { failed } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { useSample } from '../testing/use-sample.ts';
import { previewOf, previewOfPackage, sampleCourse, sampleCourses, samplePackage } from './sample-courses.ts';

const [, excel = sampleCourse(2), , begun = sampleCourse(4)] = sampleCourses;
const download = fn();
const withPackages: Course = previewOf(excel, { packages: [{ pk: 2, name: 'Digitalna kancelarija' }] });

/** A course or package before enrolling: contents, duration, price. */
const meta = {
  title: 'Screens/Learning/Course and package',
  component: CourseView,
  args: { course: withPackages, panel: <InEnrolment value={{ preview: 'open' }} /> },
  parameters: { layout: 'fullscreen', path: '/course/2' },
} satisfies Meta<typeof CourseView>;

const SamplePackage = ({ one, panel }: Pick<PackageViewProps, 'one' | 'panel'>) => (
  <PackageView one={useSample(one)} currency="RSD" panel={panel} downloading={false} onDownload={download} />
);

export default meta;
type Story = StoryObj<typeof meta>;

export const OneCourse: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('oko 60 minuta')).toBeVisible();
    await expect(canvas.getByText('srpski, engleski')).toBeVisible();
    await expect(canvas.getByRole('link', { name: said('Digitalna kancelarija') })).toHaveAttribute(
      'href',
      '/package/2',
    );
  },
};
export const English: Story = { globals: { language: 'EN' } };
export const Begun: Story = {
  args: { course: previewOf(begun), panel: <InEnrolment value="enrolled" progress="started" /> },
};
export const TextNotReady: Story = {
  args: { course: previewOf(sampleCourse(1, { num_of_pages: 0 }), { languages: [], description: '' }) },
};
export const WholePackage: Story = {
  render: () => (
    <SamplePackage
      one={previewOfPackage(samplePackage(1))}
      panel={<InEnrolment value={{ preview: 'open' }} kind="package" />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /vodič/ })).toBeNull();
    await expect(canvas.getByRole('heading', { name: said('Kursevi u paketu') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  },
};
export const PackageBegun: Story = {
  render: () => (
    <SamplePackage
      one={previewOfPackage(
        samplePackage(2, { progress: 'started', num_passed: 1, pdf: '/api/service/package/2/pdf/' }),
      )}
      panel={<InEnrolment value="enrolled" kind="package" progress="started" />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Preuzmi vodič: Miran radni dan') }));
    await expect(download).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { render: () => <PreviewLoading /> };
export const NoSuchCourse: Story = { render: () => <PreviewGone kind="course" /> };
export const NoSuchPackage: Story = { render: () => <PreviewGone kind="package" /> };
export const Failed: Story = {
  render: () => <NotRead as="page" of={failed()} failed="Nije učitano" />,
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const PackageOnAPhone: Story = { ...PackageBegun, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
