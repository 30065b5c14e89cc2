export const en = {
  categories: 'Categories',
  all: 'All',
  expand: 'Sub-categories of {{name}}',
  openTree: 'Open the categories',
  closeTree: 'Close the categories',
  treeFailed: 'The categories did not load.',
  retry: 'Try again',
} as const;
