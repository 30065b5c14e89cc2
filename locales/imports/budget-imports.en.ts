import { BUDGET_PROBLEM_WORDS, textsIn } from '#contract/imports/file-words.ts';
import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

/** Texts of imports of budgets that differ from those of people. */
export const budgetsEn = {
  title: 'Budgets by a file',
  people: 'Budgets',
  'list.firstText':
    'A file from the payroll gives each their own amount, all at once. Nothing is written before you see it.',
  'list.added': 'Gives',
  'list.changed': 'Takes back',
  'file.title': 'Bring a file of budgets',
  current: 'Download the people there are',
  currentText: 'Add a column with the amount and bring it back.',
  'known.text':
    'The same rows, in whatever order, were written on {{day}} Written once more, everybody has them twice.',
  'mapping.text': 'A budget has a person and an amount; without a category it is the flexible one.',
  'checking.text': 'It keeps running after you close the page. No budget has changed yet.',
  'group.twin': 'The same budget of one person twice',
  'group.number': '{{field}}: figures with a dot before the decimals',
  ...textsIn('en', 'why', BUDGET_PROBLEM_WORDS),
  'figure.added': 'gives',
  'figure.changed': 'takes back',
  'figure.same': 'without an amount',
  'rows.added': ({ count }) => counted('EN', count, { one: 'budget grows', other: 'budgets grow' }),
  'rows.changed': ({ count }) => `Taken back from ${counted('EN', count, { one: 'budget', other: 'budgets' })}`,
  'rows.same': ({ count }) => counted('EN', count, { one: 'row of zero', other: 'rows of zero' }),
  'rows.field': 'Budget',
  'after.title': 'When it is written',
  'after.nothing': 'There is nothing to write: no row that is left has an amount.',
  'done.people': 'Look at the people',
  'undo.text': ({ added, changed }) => {
    const back = counted('EN', added, { one: 'budget shrinks again', other: 'budgets shrink again' });
    const given = counted('EN', changed, { one: 'budget grows again', other: 'budgets grow again' });
    return `${[added > 0 && back, changed > 0 && given].filter(Boolean).join(', ')}.`;
  },
  'undo.stays': 'What somebody has spent since stays theirs, and is named.',
  'undone.text': 'On {{moment}} all of it was taken back, but for what was spent by then.',
  'undone.keptTitle': 'Whose budget kept something, for it is spent',
  'template.name': 'budgets-template.csv',
  'template.remark':
    '# Rows that begin with # and a space are not imported. A row gives the amount to one person; with a minus it takes back what is unspent.',
} satisfies Partial<SameTexts<typeof en>>;
