/** Places as they are on the wire (specification.md 9), where English has another name for them. */
const places: Record<string, string> = {
  'Cela Srbija': 'All of Serbia',
  'Cela Crna Gora': 'All of Montenegro',
  'Cela Bosna i Hercegovina': 'All of Bosnia and Herzegovina',
  Ostalo: 'Other',
};

export const en = {
  place: ({ name }: { name: string }) => places[name] ?? name,
  'badge.in_store': 'In-store',
  'badge.invoice': 'Invoice',
  agreed: 'Price on request',
  fromEmployer: 'From your company',
  monthly: 'a month',
  oldPrice: 'Price before discount: {{price}}',
  newPrice: 'Price now:',
  discount: '{{percent}}% off',

  keep: 'Add {{name}} to favourites',
  favouriteFailed: 'Your favourites were not changed. Try again.',
  addToCart: 'Add {{name}} to cart',
  added: 'Added to cart',
  addedAtOther: 'Added to cart. The price is now {{after}}; you saw {{before}}.',
  removed: 'Removed from cart',
  undo: 'Undo',
  cartFailed: 'The cart was not changed. Try again.',

  previous: 'Previous',
  next: 'Next',
  slide: '{{position}} of {{total}}',

  details: 'Details of {{name}}',
  close: 'Close',
  description: 'Description',
  instructions: 'How to use it',
  limitations: 'Limitations',
  materials: 'Materials',
  newTab: 'opens in a new tab',
  loading: 'Loading',
  detailsFailed: 'The details could not be loaded',
} as const;
