import { plural } from '../plural.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export const en = {
  title: 'Your cart',
  titleConfirm: 'Just confirm',
  loading: 'The cart is being loaded.',
  'step.cart': 'Cart',
  'step.confirm': 'Confirmation',
  steps: 'Steps of the purchase',
  summary: 'Order summary',
  lines: 'In the cart',

  articles: ({ count }: { count: number }) =>
    `${words[count] ?? count} ${plural('EN', count, { one: 'item', other: 'items' })}`,
  saving: 'Saved with discounts',
  total: 'Total',
  vat: 'VAT included',
  each: '{{count}} × {{price}}',
  before: 'Before the discount: {{price}}',
  count: 'Quantity',
  'count.of': 'Quantity: {{name}}',
  'count.check': 'Save the quantity',
  decrease: 'One less: {{name}}',
  increase: 'One more: {{name}}',
  remove: 'Remove',
  removeOf: 'Remove {{name}} from the cart',
  removed: 'Removed: {{name}}',
  undo: 'Undo',
  removeFailed: 'The item could not be removed. Try again.',
  undoFailed: 'The item could not be put back. Find it in the catalogue.',
  unavailable: 'No longer available',
  unavailableHelp: 'Remove what is no longer available to go on.',

  inStore: '{{provider}}, in store',

  remains: 'You keep afterwards',
  pays: 'Paid from',
  flexible: 'Flexible budget',
  takes: '{{taken}} from {{name}}, {{left}} stays',
  chargedLater: 'Your budget is charged only after you confirm.',
  keepChoosing: 'Keep choosing',

  overBudget: 'Not enough available budget!',
  missing: 'You have {{left}} to spend on this cart, {{missing}} less than it costs.',
  wayOut: 'Take one out or buy fewer, and the rest can be bought.',

  'empty.title': 'The cart is empty',
  'empty.text': 'Find something good. What you add waits for you here, on every device.',
  'empty.action': 'Browse benefits',
  offline: 'You are offline. The cart can be bought when the connection is back.',

  toCart: 'To the cart',
} as const;
