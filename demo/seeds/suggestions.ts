import type { SuggestionStatus } from '#contract/suggestions/suggestions.rules.ts';
import type { Transaction } from '#server/database/database.ts';
import { suggestions } from '#server/suggestions/suggestions.table.ts';
import { known } from '../known.ts';
import type { DemoPlaces } from './places.ts';

const DAY = 24 * 60 * 60 * 1000;

interface SuggestionContent {
  daysAgo: number;
  name: string;
  provider: string;
  categoryId: number;
  why: string;
  status: SuggestionStatus;
  answer?: string;
}

const WRITTEN: readonly SuggestionContent[] = [
  {
    daysAgo: 64,
    name: 'Časovi keramike u manjoj grupi',
    provider: 'Atelje Glina',
    categoryId: 4,
    why: 'Na poslu sam ceo dan za ekranom. Prijalo bi mi nešto što se pravi rukama, posle pet.',
    status: 'agreed',
    answer: 'Hvala na predlogu. Dogovorili smo saradnju: keramika je od ove nedelje među kreativnim radionicama.',
  },
  {
    daysAgo: 23,
    name: 'Mesečna karta za gradski bicikl',
    provider: 'Točak i lanac',
    categoryId: 13,
    why: 'Nas troje iz tima već dolazi biciklom, a probali bi i drugi kad bi karta mogla da ide iz budžeta.',
    status: 'contacted',
    answer: 'Razgovaramo s partnerom o cenama za kompanije. Javljamo se čim bude dogovoreno.',
  },
  {
    daysAgo: 2,
    name: 'Dnevni boravak za psa',
    provider: 'Šapa klub',
    categoryId: 9,
    status: 'new',
    why: 'Kad je ceo tim u kancelariji, ne znam gde s psom. I kolege imaju isti problem.',
  },
];

/** Inserts the employee's suggestions: two answered, one not yet. */
export async function seedSuggestions(transaction: Transaction, { people, now }: DemoPlaces): Promise<void> {
  const person = known(people, 'employee@izbor.demo');
  await transaction.insert(suggestions).values(
    WRITTEN.map(({ daysAgo, answer = null, ...written }) => ({
      ...person,
      ...written,
      answer,
      createdAt: new Date(now.getTime() - daysAgo * DAY),
      answeredAt: answer === null ? null : new Date(now.getTime() - (daysAgo - 2) * DAY),
    })),
  );
}
