import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Dokumenti za preuzimanje',
  text: 'Pravila i uputstva da ih sačuvaš, odštampaš ili proslediš.',
  search: 'Pretraži dokumente',
  found: ({ count }) => counted('SR', count, { one: 'dokument', few: 'dokumenta', other: 'dokumenata' }),
  'language.EN': 'engleski',
  'language.SR': 'srpski',
  download: 'Preuzmi',
  downloadOf: 'Preuzmi: {{title}}, {{language}}',
  downloaded: 'Preuzeto: {{title}}',
  empty: 'Nema takvog dokumenta',
  emptyText: 'Probaj drugu reč ili nam piši, pa ćemo ga potražiti.',
  none: 'Još nema dokumenata',
  noneText: 'Pravila i uputstva biće ovde čim budu spremna.',
  clear: 'Prikaži sve',
  contact: 'Piši nam',
  failed: 'Dokumenti nisu učitani',
  loading: 'Učitavanje dokumenata',
};
