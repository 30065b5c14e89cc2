import { counted } from '../plural.ts';

export const en = {
  title: 'Download zone',
  text: 'Rules and instructions to keep, print or pass on.',
  search: 'Search documents',
  found: ({ count }: { count: number }) => counted('EN', count, { one: 'document', other: 'documents' }),
  'language.EN': 'English',
  'language.SR': 'Serbian',
  download: 'Download',
  downloadOf: 'Download: {{title}}, {{language}}',
  downloaded: 'Downloaded: {{title}}',
  empty: 'No documents found',
  emptyText: 'Try another word, or contact us and we will look for it.',
  none: 'No documents yet',
  noneText: 'Rules and instructions will be here as soon as they are ready.',
  clear: 'Show all',
  contact: 'Contact us',
  failed: 'The documents could not be loaded',
  loading: 'Loading documents',
} as const;
