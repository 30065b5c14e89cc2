export const en = {
  categories: 'Categories',
  all: 'All',
  expand: 'Sub-categories of {{name}}',
  openTree: 'Open categories',
  closeTree: 'Close categories',
  treeFailed: 'The categories could not be loaded.',
  retry: 'Try again',
} as const;
