export const en = {
  categories: 'Categories',
  all: 'All',
  expand: 'Sub-categories of {{name}}',
  openTree: 'Open categories',
  closeTree: 'Close categories',
  treeFailed: 'The categories did not load.',
  retry: 'Try again',
} as const;
