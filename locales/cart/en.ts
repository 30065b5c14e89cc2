import { grouped, plural } from '../plural.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export const en = {
  title: 'Your cart',
  titleConfirm: 'One last look',
  loading: 'Loading the cart',
  'step.cart': 'Cart',
  'step.confirm': 'Review',
  steps: 'Purchase steps',
  summary: 'Order summary',
  lines: 'In the cart',

  articles: ({ count }: { count: number }) =>
    `${words[count] ?? grouped('EN', count)} ${plural('EN', count, { one: 'item', other: 'items' })}`,
  saving: 'Saved with discounts',
  total: 'Total',
  vat: 'VAT included',
  each: '{{count}} × {{price}}',
  before: 'Before the discount: {{price}}',
  count: 'Quantity',
  'count.of': 'Quantity: {{name}}',
  'count.wrong': 'Enter a whole number from {{min}} to {{max}}.',
  'count.notSaved': 'The quantity was not saved. Try again.',
  'count.check': 'Save quantity',
  decrease: 'One fewer: {{name}}',
  increase: 'One more: {{name}}',
  remove: 'Remove',
  removeOf: 'Remove {{name}} from the cart',
  removed: 'Removed: {{name}}',
  undo: 'Undo',
  removeFailed: 'The item could not be removed. Try again.',
  undoFailed: 'The item could not be put back. Find it in the catalogue.',
  unavailable: 'No longer available',
  unavailableHelp: 'Remove what is no longer available to continue.',

  inStore: '{{provider}}, in-store',

  priceRose: 'The price went up: it was {{before}}, now {{after}}',
  priceFell: 'The price went down: it was {{before}}, now {{after}}',
  pricesChanged:
    'Some prices have changed since you added the items. You can accept them at the next step, or come back to the cart.',
  remains: 'Left after the purchase',
  pays: 'Paid from',
  flexible: 'Flexible budget',
  takes: '{{taken}} from {{name}}, {{left}} left',
  chargedLater: 'Your budget is charged only after you confirm.',
  keepChoosing: 'Keep browsing',

  overBudget: 'Not enough available budget!',
  missing: 'You have {{left}} available, and this cart costs {{missing}} more.',
  wayOut: 'Remove something or reduce a quantity to buy the rest.',

  'empty.title': 'Your cart is empty',
  'empty.text': 'Find something good. Whatever you add waits for you here, on every device.',
  'empty.action': 'Browse benefits',
  offline: 'You are offline. You can buy the cart when you are back online.',

  toCart: 'View cart',
} as const;
