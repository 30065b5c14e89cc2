import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { nobody } from '#machines/imports/import-answers.ts';
import { refusalOf } from '#machines/refusal.ts';
import { answers, fails } from '#machines/testing/transitions.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { ImportAfter, type ImportAfterProps } from './in-import.tsx';
import { ABOVE, sampleBudgetSite, seenBudgets } from './sample-budget-rows.ts';

/** An import of budgets where its texts differ from those of people; its states are the same. */
const meta = {
  title: 'Screens/Administration/Import of budgets',
  component: ImportAfter,
  decorators: [inFrame],
  args: { happened: [], site: sampleBudgetSite, onEvent: fn() },
  argTypes: { happened: { control: false }, site: { control: false } },
  parameters: {
    layout: 'fullscreen',
    path: '/company-admin/budgets/import/12',
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
} satisfies Meta<typeof ImportAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const after = (...happened: ImportAfterProps['happened']) => ({ args: { happened } });
const at = (...status: Parameters<typeof seenBudgets>) => answers('readImport', seenBudgets(...status));

const late = refusalOf({ status: 409, code: 'imports.status', message: 'Ovaj uvoz više nije na tom koraku.' });

/** Amounts in another notation are corrected in all rows at the same time. */
export const Problems: Story = {
  ...after(at('problems')),
  play: async ({ args, canvas, userEvent }) => {
    const [everywhere] = canvas.getAllByRole('button', { name: /Ispravi svuda|Correct it wherever/ });
    await userEvent.click(everywhere as HTMLElement);
    const fix = { field: 'amount', code: 'number', slip: 'amount' };
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'rows.correct', correction: { fix } });
  },
};

/** What each person has before and after, and the sum of each budget. */
export const Ready: Story = {
  ...after(at('ready')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Upiši 353|Write 353/ }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'import.commit', after: nobody });
  },
};

/** A wrong row is left out directly in the preview, and the focus moves to the next one. */
export const LeavingOut: Story = {
  ...after(at('ready')),
  play: async ({ args, canvas, userEvent }) => {
    const out = (line: number) =>
      canvas.getByRole('button', { name: new RegExp(`^(Izostavi red|Leave out row) ${line}$`) });
    await userEvent.click(out(14));
    const rows = [{ line: 14, left_out: true }];
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'rows.correct', correction: { rows } });
    await expect(out(111)).toHaveFocus();
  },
};

/** Left-out rows are shown with their amounts, and can be taken in again. */
export const TakingIn: Story = {
  ...after(at('ready')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /izostavljeno|left out/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Vrati red 14 u uvoz|Take row 14 in again)$/ }));
    const rows = [{ line: 14, left_out: false }];
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'rows.correct', correction: { rows } });
  },
};

/** Somebody else has committed the file meanwhile: the row was not left out, and the reason is shown. */
export const LeftOutTooLate: Story = {
  ...after(
    at('ready'),
    { type: 'rows.correct', correction: { rows: [{ line: 14, left_out: true }] } },
    fails('correct', late),
    at('done'),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(late.message);
    await expect(canvas.getByRole('heading', { name: /^Upisana su 353 reda|^353 rows? written/ })).toBeVisible();
  },
};

/** Above the limit one person alone cannot commit it. */
export const AboveTheLimit: Story = {
  ...after(at('ready', { budget: ABOVE })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Pošalji na odobrenje') })).toBeInTheDocument();
  },
};

export const Waiting: Story = after(at('waiting'));

/** Nobody approved it: the file is kept. */
export const NotApproved: Story = {
  ...after(at('ready', { budget: Object.assign({}, ABOVE, { approval: 31 }) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Pogledaj zašto') })).toBeInTheDocument();
  },
};

export const Done: Story = after(at('done'));
/** Above the limit the second person committed the file: says whose file it was, and that one person cannot undo it. */
export const DoneByTheSecond: Story = {
  ...after(
    at('done', {
      committed_by: 'Petar Lukić',
      may_undo: false,
      budget: Object.assign({}, ABOVE, { approval: 31 }),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Petar Lukić/)).toBeVisible();
    await expect(canvas.getByText(/^(Od koga je fajl|Who brought the file): Nevena Kostić$/)).toBeVisible();
    await expect(
      canvas.getByText(/^(Ovo je preko granice kompanije, pa|This is above the limit of the company, so)/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: said('Vrati kako je bilo') })).toBeNull();
  },
};
/** People who kept a part of the money, with the amount. */
export const Undone: Story = after(at('undone'));
export const Phone: Story = { ...after(at('ready', { budget: ABOVE })), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...after(at('waiting')), globals: { theme: 'dark' } };
export const InEnglishInTheDark: Story = {
  ...after(at('ready', { budget: ABOVE })),
  globals: { language: 'EN', theme: 'dark' },
};
