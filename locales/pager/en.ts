export const en = {
  nav: 'Pages',
  previous: 'Previous',
  next: 'Next',
  position: 'Page {{page}} of {{pages}}',
} as const;
