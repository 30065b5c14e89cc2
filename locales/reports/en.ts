import { counted } from '../plural.ts';

const PEOPLE = { one: 'person', other: 'people' };
const PURCHASES = { one: 'purchase', other: 'purchases' };

export const en = {
  title: 'Reports',
  standfirst: 'Months that are over, in groups of at least five people.',
  year: 'Year',
  print: 'Print',
  failed: 'The report could not be loaded',
  nothing: 'There are not enough people yet',
  nothingText: 'Months are shown once at least five people have spent something, so that nobody can be recognised.',

  now: 'Budgets now',
  spent: 'Spent',
  held: 'Held',
  unspent: 'Unspent',
  ofGiven: 'Of {{given}} given to {{people}}.',
  people: ({ count }: { count: number }) => counted('EN', count, PEOPLE),
  spentInAll: 'Spent in the months that are shown',

  months: 'Spent by months',
  finding: '{{month}}: {{sum}} spent.',
  'finding.more': '{{month}}: {{sum}} spent, {{percent}}% more than a year before.',
  'finding.less': '{{month}}: {{sum}} spent, {{percent}}% less than a year before.',
  'finding.same': '{{month}}: {{sum}} spent, as much as a year before.',
  marked: '{{month}}: {{sum}}, {{purchases}}',
  markedBefore: '{{month}}: {{sum}}, {{purchases}}; a year before {{before}}',
  purchases: ({ count }: { count: number }) => counted('EN', count, PURCHASES),
  before: 'a year before',
  ways: 'How it is shown',
  chart: 'Chart',
  table: 'Table',
  month: 'Month',
  spentIn: 'Spent, {{currency}}',
  beforeIn: 'A year before, {{currency}}',
  purchasesIn: 'Purchases',
  heldBack: 'The last months are shown once at least five people have spent something in them.',

  budgets: 'Spent by budgets',
  mostFrom: 'Most was spent from: {{budget}}, {{percent}}% of all.',
  noneAlone: 'No budget is used by enough people each month to be shown alone.',
  flexible: 'Flexible budget',
  joined: 'The rest together',
  allJoined: 'All budgets together',
  note: 'Budgets that fewer than five people spend from are joined.',
} as const;
