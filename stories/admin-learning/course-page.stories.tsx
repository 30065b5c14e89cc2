import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CoursePage } from '#src/admin-learning/course-page.tsx';
import { PackagePage } from '#src/admin-learning/package-page.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

const Page = () => (
  <Routes>
    <Route path="/admin-panel/courses/:id" element={<CoursePage />} />
    <Route path="/admin-panel/packages/:id" element={<PackagePage />} />
  </Routes>
);

/** A course on one page, with its questions: written and ordered by keyboard, and shown as learners see them. */
const meta = {
  title: 'Screens/Administration/Course',
  component: Page,
  decorators: [inFrame, withMe({ admin_roles: ['content'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/courses/12' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (path: string) => ({ parameters: { path: `/admin-panel/${path}` } });
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const question = (canvas: Canvas, number: number) =>
  canvas.findByRole('button', { name: new RegExp(`^${said(`Pitanje ${number}`)}:`) });

/** Ctrl+Enter adds the next answer; Alt with an arrow key moves the focused one. */
export const Questions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await question(canvas, 2));
    const first = await canvas.findByRole('textbox', { name: said('Odgovor 1, srpski') });
    await userEvent.click(first);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: said('Odgovor 2, srpski') })).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** The number of recognised questions is shown before they are added. */
export const Pasting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('Zalepi pitanja') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: said('Redovi') }), '1. A?{Enter}* B{Enter}- C');
    await expect(dialog.getByRole('status')).toHaveTextContent(said('1 pitanje, 2 odgovora'));
  },
};

/** A question without a correct answer says so immediately; a course without a PDF cannot be offered. */
export const Unfinished: Story = at('courses/13');
export const NewOne: Story = at('courses/new');
export const Opening: Story = { parameters: { server: 'silent' } };
export const Missing: Story = { parameters: { server: 'empty-handed' } };

/** One question at a time, with links to its neighbours and back to all. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${said('Pitanja')}`) }));
    await userEvent.click(await question(canvas, 2));
    await userEvent.click(canvas.getByRole('button', { name: said('Sledeće pitanje') }));
    await expect(canvas.getByText('3 / 3')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The courses of a package in the recommended order. */
export const Package: Story = at('packages/12');
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
