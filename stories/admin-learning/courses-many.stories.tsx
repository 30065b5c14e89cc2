import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { refusalOf } from '#machines/refusal.ts';
import { fails, passes } from '#machines/testing/transitions.ts';
import type { BulkKind } from '#src/admin/bulk/bulk-kind.ts';
import { useLearningBulk } from '#src/admin-learning/use-learning-bulk.tsx';
import type { BulkStoryProps } from '../admin/bulk-after.ts';
import { BulkOf } from '../admin/bulk-of.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { confirmed, done, looking, running, seen, standing, undoing } from './sample-many-courses.ts';

const ManyCourses = (props: BulkStoryProps) => <BulkOf kind={useLearningBulk('courses') as BulkKind} {...props} />;

/** Withdrawing many courses, or offering them again: the preview says who is enrolled, and it can be undone for a day. */
const meta = {
  title: 'Screens/Administration/Courses, many withdrawn',
  component: ManyCourses,
  decorators: [inFrame],
  args: { happened: [], onEvent: fn() },
  argTypes: { happened: { control: false } },
  parameters: { layout: 'fullscreen', path: '/admin-panel/courses' },
} satisfies Meta<typeof ManyCourses>;

export default meta;
type Story = StoryObj<typeof meta>;

const after = (...happened: BulkStoryProps['happened']) => ({ args: { happened } });
const drawer = async () => within(await screen.findByRole('dialog'));
const isHeaded = (sr: string) =>
  waitFor(async () => expect(await (await drawer()).findByRole('heading', { name: said(sr) })).toBeVisible());
const begins = (sr: string) => new RegExp(`^${said(sr)}`);
const presses =
  (name: string | RegExp, event: object) => async (context: Parameters<NonNullable<Story['play']>>[0]) => {
    const { args, userEvent } = context;
    const button = await (await drawer()).findByRole('button', { name: typeof name === 'string' ? said(name) : name });
    await userEvent.click(button);
    await expect(args.onEvent).toHaveBeenLastCalledWith(event);
  };

export const Previewing: Story = {
  ...after(...looking('withdraw')),
  play: async () => {
    await waitFor(async () => expect((await drawer()).getByRole('status')).toBeVisible());
  },
};

/** People who are enrolled keep the course and may finish it. */
export const PreviewedAll: Story = {
  ...after(...seen('withdraw')),
  play: async (context) => {
    const meant = await drawer();
    await waitFor(() => expect(meant.getByText(/143/)).toBeVisible());
    await expect(meant.getByText(/27/)).toBeVisible();
    await presses(/^(Skloni|Withdraw) 4$/, { type: 'bulk.confirm' })(context);
  },
};

/** One is part of a package on offer and another is withdrawn already: both stay, with the reason. */
export const PreviewedSome: Story = {
  ...after(...seen('withdraw', 'in_use', 'same')),
  play: async () => {
    const meant = await drawer();
    await waitFor(() => expect(meant.getByText(begins('Deo paketa koji je u ponudi'))).toBeVisible());
    await expect(meant.getByText(begins('Već je tako'))).toBeVisible();
  },
};

export const PreviewedNone: Story = {
  ...after(...seen('withdraw', 'same', 'same', 'same', 'same')),
  play: async () => {
    await isHeaded('Ništa se ne bi promenilo');
    await expect((await drawer()).queryByRole('button', { name: /^(Skloni|Withdraw)/ })).toBeNull();
  },
};

/** Offered again; a course without a PDF is left out. */
export const Offering: Story = {
  ...after(...seen('offer', 'no_pdf')),
  play: async (context) => {
    const meant = await drawer();
    await waitFor(() => expect(meant.getByText(begins('Nema PDF'))).toBeVisible());
    await presses(/^(Ponudi|Offer) 3$/, { type: 'bulk.confirm' })(context);
  },
};

export const Expired: Story = {
  ...after(...seen('withdraw'), passes('previewLasts', 'bulk.previewed.all')),
  play: presses('Proveri ponovo', { type: 'preview.again' }),
};

/** While the change is being started, no key closes the drawer. */
export const Starting: Story = {
  ...after(...confirmed),
  play: async ({ args, userEvent }) => {
    await drawer();
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

export const Running: Story = {
  ...after(...running),
  play: async (context) => {
    await expect(await (await drawer()).findByRole('progressbar')).toHaveAttribute('aria-valuetext', said('1 od 3'));
    await presses('Zaustavi', { type: 'bulk.stop' })(context);
  },
};

export const DoneAll: Story = {
  ...after(...done),
  play: async (context) => {
    await isHeaded('Sve je promenjeno');
    await presses('Vrati', { type: 'bulk.undo' })(context);
  },
};

/** A colleague has changed a course meanwhile: their version stays. */
export const DoneSome: Story = {
  ...after(...running, { type: 'bulk.read', bulk: standing('done', 2, ['moved']) }),
  play: async () => {
    await isHeaded('Nije sve promenjeno');
    await expect((await drawer()).getByText(begins('Neko je to u međuvremenu menjao'))).toBeVisible();
  },
};

export const Stopped: Story = {
  ...after(...running, { type: 'bulk.read', bulk: standing('stopped', 1) }),
  play: presses('Vrati', { type: 'bulk.undo' }),
};

export const Undoing: Story = {
  ...after(...undoing),
  play: async () => {
    await expect(await (await drawer()).findByRole('progressbar')).toHaveAttribute('aria-valuetext', said('1 od 3'));
  },
};

/** Somebody has changed a course since: it stays as it is. */
export const UndoneSome: Story = {
  ...after(...undoing, { type: 'bulk.read', bulk: standing('undone', 1, ['kept']) }),
  play: async () => {
    await isHeaded('Nije sve vraćeno');
    await expect((await drawer()).getByText(begins('Neko je to posle menjao: ostaje'))).toBeVisible();
  },
};

export const Failed: Story = {
  ...after(...looking('withdraw'), fails('preview', refusalOf({ status: 500 }))),
  play: presses('Pokušaj ponovo', { type: 'preview.again' }),
};

/** The change did not start, and the reason is shown. */
export const NotStarted: Story = {
  ...after(...confirmed, fails('run', refusalOf({ status: 500, message: 'Nešto je pošlo naopako.' }))),
  play: async () => {
    await expect(await (await drawer()).findByRole('alert')).toHaveTextContent('Nešto je pošlo naopako.');
  },
};

export const Phone: Story = { ...PreviewedSome, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...DoneSome, globals: { theme: 'dark' } };
export const English: Story = { ...after(...seen('withdraw', 'in_use')), globals: { language: 'EN' } };
