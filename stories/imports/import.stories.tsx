import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { nobody } from '#machines/imports/import-answers.ts';
import { certainImport, seenImport } from '#machines/imports/sample-import.ts';
import { refusalOf } from '#machines/refusal.ts';
import { answers, fails } from '#machines/testing/transitions.ts';
import { unreachable } from '../admin/record-after.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { ImportAfter, type ImportAfterProps } from './in-import.tsx';

/** An import of people in each state of its machine, from matching its columns to the day on which it can be undone. */
const meta = {
  title: 'Screens/Administration/Import',
  component: ImportAfter,
  decorators: [inFrame],
  args: { happened: [], onEvent: fn() },
  argTypes: { happened: { control: false } },
  parameters: {
    layout: 'fullscreen',
    path: '/company-admin/people/import/12',
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
} satisfies Meta<typeof ImportAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const after = (...happened: ImportAfterProps['happened']) => ({ args: { happened } });
const at = (...status: Parameters<typeof seenImport>) => answers('readImport', seenImport(...status));
const correct = { type: 'rows.correct', correction: { fix: {} } } as const;
const commit = { type: 'import.commit', after: nobody } as const;
const NOTHING = { waiting: 0, added: 0, changed: 0, same: 0, refused: 0, left_out: 0 };
const sameFile = { id: 7, committed_at: '2026-11-02T10:15:00.000Z' };
const late = refusalOf({ status: 409, code: 'imports.changed', message: 'Dva reda su u međuvremenu postala druga.' });
const pressed =
  (name: string, event: object): NonNullable<Story['play']> =>
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: said(name) })[0] as HTMLElement);
    await expect(args.onEvent).toHaveBeenLastCalledWith(event);
  };

export const Reading: Story = after();
export const Unfinished: Story = {
  ...after(at('uploading')),
  play: pressed('Odbaci uvoz', { type: 'import.discard' }),
};
export const Known: Story = {
  ...after(at('mapping', { same_file: sameFile })),
  play: pressed('Ipak nastavi', { type: 'same.accept' }),
};
export const Mapping: Story = { ...after(at('mapping')), play: pressed('Proveri redove', { type: 'check.start' }) };
export const Starting: Story = after(at('mapping'), { type: 'check.start' });
export const Checking: Story = { ...after(at('checking')), play: pressed('Zaustavi proveru', { type: 'check.stop' }) };
export const Skipping: Story = after(answers('readImport', certainImport()));
export const Stopping: Story = after(at('checking'), { type: 'check.stop' });

export const Problems: Story = {
  ...after(at('problems')),
  play: async ({ args, canvas, userEvent }) => {
    const [cell] = canvas.getAllByRole('textbox', { name: /^E.adresa|^E.mail/ });
    if (!cell) throw new Error('no cell to correct');
    await userEvent.clear(cell);
    await userEvent.type(cell, 'djordje@morava.rs{Enter}');
    const rows = [{ line: 112, cells: { email: 'djordje@morava.rs' } }];
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'rows.correct', correction: { rows } });
  },
};

/** A unit similar to an existing one: the existing one is chosen, or the new one kept. */
export const Alike: Story = {
  ...after(at('problems')),
  play: async ({ args, canvas, userEvent }) => {
    const alike = { field: 'unit', code: 'alike', from: 'Prodaja Jug' };
    const fixedBy = (word: object) => ({ type: 'rows.correct', correction: { fix: Object.assign({}, alike, word) } });
    await userEvent.click(canvas.getByRole('button', { name: said('Upiši u 41') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith(fixedBy({ to: 'Prodaja jug' }));
    await userEvent.click(canvas.getByRole('button', { name: said('Nova je, zadrži') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith(fixedBy({ keep: true }));
  },
};

/** A slip can be corrected in this row, or everywhere. */
export const Slips: Story = {
  ...after(at('problems')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Uzmi „|Take “)ivana/ }));
    const rows = [{ line: 208, cells: { email: 'ivana.lazic@morava.rs' } }];
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'rows.correct', correction: { rows } });
    await userEvent.click(canvas.getByRole('button', { name: /^(Ispravi svuda|Mend everywhere).*6/ }));
    const fix = { field: 'email', code: 'email', slip: 'comma' };
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'rows.correct', correction: { fix } });
  },
};

/** A person twice in the file: both rows side by side, and the choice between them. */
export const Twins: Story = {
  ...after(at('problems')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Uporedi redove|Compare rows) 40/ }));
    await expect(canvas.getByRole('columnheader', { name: /8[.,]123/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Zadrži samo red|Keep only row) 40/ }));
    const rows = [{ line: 8123, left_out: true }];
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'rows.correct', correction: { rows } });
  },
};

export const Correcting: Story = after(at('problems'), correct);
export const Revising: Story = after(at('problems'), { type: 'rows.revise', file: 'problemi.csv' });

export const Ready: Story = {
  ...after(at('ready')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pogledaj spisak') }));
    const [first] = canvas.getAllByRole('checkbox');
    if (!first) throw new Error('nobody is missing');
    await expect(first).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Tijana Božić.*(Odlazi|Leaves) 31/ })).not.toBeChecked();
    await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: /Upiši 353|Write 353/ }));
    const ending = [{ id: 500, name: 'Petar Simić' }];
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'import.commit', after: { ...nobody, ending } });
  },
};

/** Why the file was not committed: a person has changed since the preview. */
export const Changed: Story = after(at('ready'), commit, fails('commit', late), at('ready'));

export const Committing: Story = after(at('ready'), commit);
export const UnsureAsking: Story = after(at('ready'), commit, fails('commit', unreachable));
export const UnsureUnresolved: Story = {
  ...after(at('ready'), commit, fails('commit', unreachable), fails('askCommitted', unreachable)),
  play: pressed('Proveri ponovo', { type: 'outcome.ask' }),
};

/** Above the limit of the company: a second person approves. Only files of budgets get here. */
export const Waiting: Story = after(at('waiting'));

const done = at('done');
export const Done: Story = { ...after(done), play: pressed('Vrati kako je bilo', { type: 'undo.ask' }) };
/** The file changed nothing, but a person missing from it was ended: that is the result. */
export const DoneEnding: Story = {
  ...after(at('done', { ended: 3, figures: { ...NOTHING, same: 21 } })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^3 (osobe završavaju|people end),/ })).toBeVisible();
    await expect(canvas.getByText('Petar Simić')).toBeVisible();
  },
};
/** Committed by another person than the one who brought the file: both are named. */
export const DoneByAnother: Story = {
  ...after(at('done', { committed_by: 'Petar Kralj' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Petar Kralj/)).toBeVisible();
    await expect(canvas.getByText(/^(Od koga je fajl|Who brought the file): Nevena Kostić$/)).toBeVisible();
  },
};
/** The day for undoing is over, as the server says. */
export const DoneOver: Story = {
  ...after(at('done', { may_undo: false })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: said('Vrati kako je bilo') })).toBeNull();
  },
};
/** Undoing stopped because the permission was withdrawn; a person who has it now continues. */
export const DoneHalf: Story = {
  ...after(at('done', { undone: 2, undo_until: null })),
  play: pressed('Vrati ostatak', { type: 'undo.ask' }),
};
export const Confirming: Story = {
  ...after(done, { type: 'undo.ask' }),
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: said('Vrati') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'undo.confirm' });
  },
};
export const TakingBack: Story = after(done, { type: 'undo.ask' }, { type: 'undo.confirm' });
export const Undoing: Story = after(at('undoing'));
export const Undone: Story = after(at('undone', { ended: 3 }));
/** Matches and corrections are discarded too, so there is a confirmation. */
export const AskingToDiscard: Story = {
  ...after(at('mapping')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Odbaci uvoz') }));
    const question = within(await screen.findByRole('alertdialog', { name: said('Odbaci uvoz?') }));
    await expect(args.onEvent).not.toHaveBeenCalledWith({ type: 'import.discard' });
    await userEvent.click(question.getByRole('button', { name: said('Odbaci uvoz') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'import.discard' });
  },
};
export const Discarding: Story = after(at('mapping'), { type: 'import.discard' });
export const Discarded: Story = after(at('discarded'));
export const Missing: Story = after(fails('readImport', refusalOf({ status: 404 })));
export const Failed: Story = {
  ...after(fails('readImport', refusalOf({ status: 500 }))),
  play: pressed('Pokušaj ponovo', { type: 'import.reread' }),
};

export const Phone: Story = { ...after(at('problems')), globals: { viewport: { value: 'phone' } } };
export const PhoneTwins: Story = { ...Twins, globals: { viewport: { value: 'phone' } } };
export const PhoneReady: Story = { ...after(at('ready')), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...after(at('ready')), globals: { theme: 'dark', language: 'EN' } };
