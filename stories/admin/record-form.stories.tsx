import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { refusalOf } from '#machines/refusal.ts';
import { answers, fails } from '#machines/testing/transitions.ts';
import { expectRoom } from '../testing/expect-room.ts';
import { said } from '../testing/sample-words.ts';
import { RecordAfter } from './in-record.tsx';
import { type Happened, kept, late, opened, saved, saves, typed, unreachable } from './record-after.ts';
import { sampleRecord, sampleTheirs } from './sample-record.ts';

/** The pattern of every form of administration, in each state of its machine. */
const meta = {
  title: 'Screens/Administration/Form',
  component: RecordAfter,
  args: { happened: [opened], onEvent: fn() },
  argTypes: { happened: { control: false }, kept: { control: false } },
  parameters: { layout: 'fullscreen', path: '/admin-panel/coupons?open=7' },
} satisfies Meta<typeof RecordAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const after = (...happened: readonly Happened[]) => ({ happened });
const changed = [opened, typed] as const;
const saving = [...changed, saves] as const;
const wrong = { ...saves, problems: { name: 'required', percent: 'percent' } } as const;
const undo = { type: 'save.undo', key: 'key of the story' } as const;
const unsure = [...saving, fails('save', unreachable)] as const;
const merging = [...saving, late] as const;

export const Opening: Story = { args: after() };

export const Clean: Story = {
  args: { presence: ['Jelena Đorđević'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: said('Sačuvaj') })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(said('Jelena Đorđević uređuje ovo'))).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: said('Naziv') }), 'x');
    await expect(args.onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'field.change', changes: { name: `${sampleRecord.fields.name}x` } }),
    );
    await userEvent.tab();
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'field.leave', field: 'name', problem: null });
  },
};

/** A missing language says what is shown instead, and can be copied from the other one. */
export const CopiedAcross: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Prekopiraj iz SR') }));
    await expect(args.onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ changes: { text_en: sampleRecord.fields.text_sr } }),
    );
  },
};

export const Resuming: Story = {
  args: { kept },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Nastavi') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'draft.resume' });
  },
};

export const Dirty: Story = {
  args: after(...changed),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/14:05/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Sačuvaj') }));
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'draft.save' }));
  },
};

/** A problem is shown at its field, and above as a link to it. */
export const Wrong: Story = {
  args: after(opened, { ...typed, changes: { name: '', percent: '120' } }, wrong),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: said('Naziv') });
    await expect(name).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/2/);
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', `#${name.id}`);
  },
};

/** Somebody else saved the record: a note says so, and the form stays as it is. */
export const ChangedElsewhere: Story = {
  args: after(...changed, { type: 'record.moved', revision: 9, by: 'Jelena Đorđević', at: null }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Prikaži izmene') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'record.reread' });
  },
};

export const Saving: Story = { args: after(...saving) };

export const Saved: Story = {
  args: after(...saving, saved),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Vrati') }));
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'save.undo' }));
  },
};

export const Undoing: Story = { args: after(...saving, saved, undo) };
export const UnsureAsking: Story = { args: after(...unsure) };

export const UnsureUnresolved: Story = {
  args: after(...unsure, fails('askSaved', unreachable)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Proveri ponovo') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'answer.ask' });
  },
};

export const MergingReading: Story = { args: after(...merging) };
export const MergingUnread: Story = { args: after(...merging, fails('readTheirs', refusalOf({ status: 500 }))) };
export const MergingJoined: Story = { args: after(...merging, answers('readTheirs', sampleTheirs({ percent: '25' }))) };

export const MergingWithdrawn: Story = {
  args: after(...merging, answers('readTheirs', sampleTheirs({}, false))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Sačuvaj i vrati u ponudu') })).toBeEnabled();
  },
};

const THEIR_GUIDE = '<p>Warm oils, a calm room and sixty minutes just for you.</p><p>Book two days ahead.</p>';

const both = [
  opened,
  {
    type: 'field.change',
    changes: { percent: '30', text_sr: 'Važi za sve večernje kurseve, do kraja avgusta.' },
    at: typed.at,
  },
  saves,
  late,
  answers(
    'readTheirs',
    sampleTheirs({ name: 'Leto', percent: '25', text_sr: 'Važi za sve kurseve, do kraja septembra.' }),
  ),
] as const;

export const MergingChoosing: Story = {
  args: after(...both),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: said('Sačuvaj spojeno') })).toBeDisabled();
    const [mine] = canvas.getAllByRole('radio');
    await userEvent.click(mine as HTMLElement);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'field.choose', field: 'percent', side: 'mine' });
    await userEvent.click(canvas.getByRole('button', { name: said('Napiši treću verziju') }));
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'field.edit', field: 'text_sr' }));
    await expectRoom({ canvasElement });
  },
};

/** A third version of a rich text is written in its own editor, beginning with the chosen side. */
export const MergingRich: Story = {
  args: after(
    opened,
    {
      type: 'field.change',
      changes: { guide_en: '<p>Warm oils, a quiet room and a full hour just for you.</p>' },
      at: typed.at,
    },
    saves,
    late,
    answers('readTheirs', sampleTheirs({ guide_en: THEIR_GUIDE })),
    { type: 'field.choose', field: 'guide_en', side: 'theirs' },
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Napiši treću verziju') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'field.edit', field: 'guide_en', value: THEIR_GUIDE });
    const page = await canvas.findByRole('textbox', { name: new RegExp(said('treća verzija')) });
    await expect(page).toHaveAttribute('lang', 'en');
    await waitFor(() => expect(page).toHaveFocus());
    await userEvent.type(page, '!');
    await expect(args.onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'field.edit' }));
    await expect(canvas.getByRole('toolbar')).toBeInTheDocument();
    await expectRoom({ canvasElement });
  },
};
export const PhoneRichInTheDark: Story = { ...MergingRich, globals: { ...phone, theme: 'dark' } };

export const MergingChosen: Story = {
  args: after(
    ...both,
    { type: 'field.choose', field: 'percent', side: 'theirs' },
    { type: 'field.choose', field: 'text_sr', side: 'mine' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Sačuvaj spojeno') })).toBeEnabled();
  },
};

const noPermission = refusalOf({
  status: 403,
  code: 'session.permission',
  message: 'Za ovo je potrebna dozvola Katalog.',
  body: { ask: ['Vesna Ilić'] },
});

export const Forbidden: Story = {
  args: after(...saving, fails('save', noPermission)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vesna Ilić');
  },
};

export const Missing: Story = {
  args: after(...saving, fails('save', refusalOf({ status: 404 }))),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Jesen u teretani');
    await userEvent.click(canvas.getByRole('button', { name: said('Odbaci') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'draft.discard' });
  },
};

export const Failed: Story = {
  args: after(fails('read', unreachable)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'record.reread' });
  },
};

/** The drawer was closed; the draft is stored. */
export const Closed: Story = { args: after(...changed, { type: 'record.close' }) };

export const PhoneDirty: Story = { ...Dirty, globals: phone, play: expectRoom };
export const PhoneChoosing: Story = { ...MergingChoosing, globals: phone, play: expectRoom };
export const DarkChoosing: Story = { ...MergingChosen, globals: { theme: 'dark' } };
export const DarkWrong: Story = { ...Wrong, globals: { theme: 'dark' } };
export const ChoosingInEnglishInTheDark: Story = { ...MergingChoosing, globals: { language: 'EN', theme: 'dark' } };
export const DirtyInEnglishOnAPhone: Story = { ...PhoneDirty, globals: { ...phone, language: 'EN' } };
