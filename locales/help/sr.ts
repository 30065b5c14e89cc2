import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Kako ovo radi',
  text: 'Četiri koraka i odgovori na ono što se najčešće pita.',
  steps: 'Četiri koraka',
  'steps.previous': 'Prethodni korak',
  'steps.next': 'Sledeći korak',
  'steps.position': 'Korak {{position}} od {{total}}',
  'step.0.title': 'Pogledaj šta imaš',
  'step.0.text':
    'Traka na vrhu pokazuje koliko je ostalo. Kompanija ti daje fleksibilni budžet, a često i poseban za sport, zdravlje ili veštine.',
  'step.1.title': 'Izaberi nešto lepo',
  'step.1.text': 'Po kategoriji, mestu ili načinu kupovine. Srce čuva benefit za kasnije.',
  'step.2.title': 'Plati iz budžeta',
  'step.2.text': 'U korpi se vidi šta se čime plaća i koliko ostaje. Ništa se ne naplaćuje dok ne potvrdiš.',
  'step.3.title': 'Kreni i uživaj',
  'step.3.text':
    'Pokaži karticu, iskoristi kod vaučera ili nam pošalji račun. Sve ostaje na stranici Moje transakcije.',
  questions: 'Pitanja i odgovori',
  search: 'Pretraži pitanja',
  searchHint: 'Vaučer, kartica, refundacija…',
  found: ({ count }) => counted('SR', count, { one: 'odgovor', few: 'odgovora', other: 'odgovora' }),
  link: 'Link do ovog odgovora',
  empty: 'To još niko nije pitao',
  emptyText: 'Probaj drugu reč ili pitaj nas. Odgovaramo u roku od dva radna dana.',
  none: 'Još nema pitanja',
  noneText: 'Odgovori na ono što se najčešće pita biće ovde čim budu napisani. Do tada pitaj nas.',
  clear: 'Prikaži sve',
  contact: 'Piši nam',
  still: 'Nema onoga što tražiš?',
  stillText: 'Piši nam. Poruke čitaju ljudi i odgovaraju u roku od dva radna dana.',
  documents: 'Dokumenti za preuzimanje',
  failed: 'Pitanja nisu učitana',
  loading: 'Učitavanje pitanja',
};
