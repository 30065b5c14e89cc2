import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { refusalOf } from '#machines/refusal.ts';
import { fails, passes } from '#machines/testing/transitions.ts';
import type { BulkKind } from '#src/admin/bulk/bulk-kind.ts';
import { useSuggestionBulk } from '#src/admin-suggestions/use-suggestion-bulk.tsx';
import type { BulkStoryProps } from '../admin/bulk-after.ts';
import { BulkOf } from '../admin/bulk-of.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { answering, confirmed, filling, looking, running, seen } from './sample-answers.ts';

const AnswerMany = (props: BulkStoryProps) => <BulkOf kind={useSuggestionBulk() as BulkKind} {...props} />;

/** Answering many suggestions alike: the consequences are previewed first, and it cannot be undone. */
const meta = {
  title: 'Screens/Administration/Suggestions, many answered',
  component: AnswerMany,
  decorators: [inFrame],
  args: { happened: [], onEvent: fn() },
  argTypes: { happened: { control: false } },
  parameters: { layout: 'fullscreen', path: '/admin-panel/suggestions' },
} satisfies Meta<typeof AnswerMany>;

export default meta;
type Story = StoryObj<typeof meta>;

const after = (...happened: BulkStoryProps['happened']) => ({ args: { happened } });
const drawer = async () => within(await screen.findByRole('dialog'));
const heading = async (sr: string) => (await drawer()).findByRole('heading', { name: said(sr) });
const isNotTakenBack = async () => {
  await expect((await drawer()).queryByRole('button', { name: said('Vrati') })).toBeNull();
};

/** A rejection needs a text: a missing one is reported before the server is called. */
export const Filling: Story = {
  ...after(...filling, { type: 'values.change', values: { status: 'declined', answer: '', benefit: null } }),
  play: async ({ args, userEvent }) => {
    const asked = await drawer();
    await userEvent.click(await asked.findByRole('button', { name: said('Pogledaj šta to znači') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({
      type: 'preview.ask',
      problems: { answer: said('Napiši zašto se odbija.') },
    });
  },
};

export const Previewing: Story = {
  ...after(...looking),
  play: async () => {
    await waitFor(async () => expect((await drawer()).getByRole('status')).toBeVisible());
  },
};

/** Who gets the answer, in how many languages, that it is final, and whose answer is replaced. */
export const PreviewedAll: Story = {
  ...after(...seen(4)),
  play: async ({ args, userEvent }) => {
    const meant = await drawer();
    await waitFor(() => expect(meant.getByText(/^(Obaveštenje dobijaju 4 osobe|4 people are told)/)).toBeVisible());
    await expect(meant.getByText(/^(2 predloga već imaju drugačiji odgovor|2 suggestions have another)/)).toBeVisible();
    await userEvent.click(meant.getByRole('button', { name: /^(Odgovori na 4 predloga|Answer 4 suggestions)$/ }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'bulk.confirm' });
  },
};

/** A suggestion that already has this answer is left out, by name. */
export const PreviewedSome: Story = {
  ...after(...seen(3)),
  play: async ({ args, userEvent }) => {
    const meant = await drawer();
    await waitFor(() => expect(meant.getByText(new RegExp(`^${said('Već je tako odgovoreno')}`))).toBeVisible());
    await expect(meant.getByText(/Atelje Glina/)).toBeVisible();
    await userEvent.click(meant.getByRole('button', { name: said('Nazad') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'bulk.back' });
  },
};

export const PreviewedNone: Story = {
  ...after(...seen(0)),
  play: async () => {
    await waitFor(async () => expect(await heading('Ništa se ne bi promenilo')).toBeVisible());
    await expect((await drawer()).queryByRole('button', { name: /^(Odgovori|Answer)/ })).toBeNull();
  },
};

export const Expired: Story = {
  ...after(...seen(4), passes('previewLasts', 'bulk.previewed.all')),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await (await drawer()).findByRole('button', { name: said('Proveri ponovo') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'preview.again' });
  },
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
  play: async ({ args, userEvent }) => {
    const going = await drawer();
    await expect(await going.findByRole('progressbar')).toHaveAttribute('aria-valuetext', said('1 od 3'));
    await userEvent.click(going.getByRole('button', { name: said('Zaustavi') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'bulk.stop' });
  },
};

export const DoneAll: Story = {
  ...after(...running, { type: 'bulk.read', bulk: answering('done', 3) }),
  play: async () => {
    await waitFor(async () => expect(await heading('Sve je promenjeno')).toBeVisible());
    await isNotTakenBack();
  },
};

/** Somebody else answered one of them first, and the benefit of another is gone: both are named. */
export const DoneSome: Story = {
  ...after(...running, { type: 'bulk.read', bulk: answering('done', 1, ['moved', 'refused']) }),
  play: async () => {
    await waitFor(async () => expect(await heading('Nije sve promenjeno')).toBeVisible());
    const why = await drawer();
    for (const words of ['Neko je to u međuvremenu menjao', 'Više nije moglo da se promeni'])
      await expect(why.getByText(new RegExp(`^${said(words)}`))).toBeVisible();
    await isNotTakenBack();
  },
};

/** People who have already been notified stay notified. */
export const Stopped: Story = {
  ...after(...running, { type: 'bulk.read', bulk: answering('stopped', 1) }),
  play: async () => {
    await waitFor(async () => expect(await heading('Zaustavljeno')).toBeVisible());
    await isNotTakenBack();
  },
};

export const Failed: Story = {
  ...after(...looking, fails('preview', refusalOf({ status: 500 }))),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await (await drawer()).findByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'preview.again' });
  },
};

/** The change did not start: the reason is shown, and the filled-in values are kept. */
export const NotStarted: Story = {
  ...after(...confirmed, fails('run', refusalOf({ status: 500, message: 'Nešto je pošlo naopako.' }))),
  play: async () => {
    await expect(await (await drawer()).findByRole('alert')).toHaveTextContent('Nešto je pošlo naopako.');
  },
};

export const Phone: Story = { ...PreviewedSome, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...DoneSome, globals: { theme: 'dark' } };
export const English: Story = { ...after(...seen(3)), globals: { language: 'EN' } };
