import { plural } from '../plural.ts';

export const en = {
  title: 'Download zone',
  text: 'Rules and instructions to keep, print or pass on.',
  search: 'Search documents',
  found: ({ count }: { count: number }) => `${count} ${plural('EN', count, { one: 'document', other: 'documents' })}`,
  'language.EN': 'English',
  'language.SR': 'Serbian',
  size: '{{size}} kB',
  download: 'Download',
  downloadOf: 'Download {{title}}, {{language}}',
  downloaded: '{{title}} is downloaded.',
  empty: 'No such document',
  emptyText: 'Try another word, or write to us and we will look for it.',
  none: 'There are no documents yet',
  noneText: 'Rules and instructions will be here as soon as they are ready.',
  clear: 'Show all',
  contact: 'Write to us',
  failed: 'The documents did not load',
  retry: 'Try again',
  loading: 'Loading documents',
} as const;
