import { counted } from '../plural.ts';

const PEOPLE = { one: 'person', other: 'people' };
const PURCHASES = { one: 'purchase', other: 'purchases' };

export const en = {
  title: 'Reports',
  standfirst: 'Months that are over, in groups of at least five people.',
  period: 'Months',
  between: 'From–to',
  from: 'First month',
  until: 'Last month',
  print: 'Print',
  failed: 'The report could not be loaded',
  nothing: 'There are not enough people yet',
  nothingText: 'Months are shown once at least five people have spent something, so that nobody can be recognised.',
  notYet: 'None of these months can be shown yet',
  notYetText:
    'A month is shown once it has ended and at least five people have spent something, so that nobody can be recognised.',

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
  'finding.running': '{{month}}: {{sum}} spent so far.',
  running: 'not over yet',
  toPayroll: 'The month in the payroll',
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
  sumIn: 'In all until then, {{currency}}',
  heldBack: 'The last months are shown once at least five people have spent something in them.',
  partly:
    'Some of these months are left out: they are shown only together with those beside them, once at least five people have spent something.',

  budgets: 'Spent by budgets',
  whose: ({ count }: { count: number }) => counted('EN', count, PEOPLE),
  mostFrom: 'Most was spent from: {{budget}}, {{percent}}% of all.',
  noneAlone: 'No budget is used by enough people each month to be shown alone.',
  flexible: 'Flexible budget',
  joined: 'The rest together',
  allJoined: 'All budgets together',
  overMonths: 'Budgets: of the months that are over.',
  note: 'Budgets that fewer than five people spend from are joined.',
} as const;
