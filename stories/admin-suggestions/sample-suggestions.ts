import type { AdminSuggestion, ListedSuggestion } from '#contract/suggestions/admin-suggestions.contract.ts';
import { listAnswer } from '#src/testing/list-answer.ts';

const MORAVA = { id: 1, name: 'Morava Tehnologije d.o.o.' };
const UNA = { id: 2, name: 'Una Softver d.o.o.' };

const suggestion = (id: number, rest: Partial<ListedSuggestion>): ListedSuggestion =>
  Object.assign(
    {
      id,
      name: 'Dnevni boravak za psa',
      provider: 'Šapa klub',
      category: 9,
      category_sr: 'Dom',
      category_en: 'Home',
      person: { id: 7, name: 'Jelena Đorđević-Stanković' },
      company: MORAVA,
      date: `2026-11-${id}T09:24:00.000Z`,
      status: 'new' as const,
      answered: false,
      revision: 1,
      changed: { at: `2026-11-${id}T09:24:00.000Z`, by: null },
    },
    rest,
  );

const BY = { id: 8, name: 'Milan Marković' };

/** Recent suggestions, in each status. */
export const sampleSuggestions: readonly ListedSuggestion[] = [
  suggestion(22, {}),
  suggestion(21, {
    name: 'Prekookeansko krstarenje za najistrajnije zaposlene i članove njihovih porodica',
    provider: 'Jadran i svet, agencija za putovanja koja traju duže od mesec dana',
    company: UNA,
    person: { id: 8, name: 'Petar Nikolić' },
  }),
  suggestion(18, {
    name: 'Mesečna karta za gradski bicikl',
    provider: 'Točak i lanac',
    category_sr: 'Sport',
    category_en: 'Sport',
    status: 'contacted',
    answered: true,
    revision: 2,
    changed: { at: '2026-11-19T09:30:00.000Z', by: BY },
  }),
  suggestion(14, {
    name: 'Časovi keramike u manjoj grupi',
    provider: 'Atelje Glina',
    person: { id: 9, name: 'Milica Šarić' },
    status: 'live',
    answered: true,
    revision: 3,
    changed: { at: '2026-11-20T09:30:00.000Z', by: BY },
  }),
  suggestion(11, {
    name: 'Loz svakog petka',
    provider: 'Srećna sedmica',
    status: 'declined',
    answered: true,
    revision: 2,
    changed: { at: '2026-11-12T09:30:00.000Z', by: BY },
  }),
];

/** The list's answer to a query. */
export function suggestionsAsked(search: URLSearchParams) {
  const status = search.get('status')?.split(',') ?? null;
  return listAnswer(sampleSuggestions, { status: status && ((each) => status.includes(each.status)) });
}

/** A suggestion by its id, as read by its form. */
export function suggestionAsked(id: number): AdminSuggestion {
  const listed = sampleSuggestions.find((each) => each.id === id) ?? suggestion(id, {});
  return Object.assign({}, listed, {
    why: 'Kad je ceo tim u kancelariji, ne znam gde s psom. I kolege imaju isti problem.',
    language: listed.status === 'live' ? ('EN' as const) : ('SR' as const),
    answer: listed.answered ? 'Razgovaramo s partnerom o cenama za kompanije. Javljamo se čim bude dogovoreno.' : '',
    answered_at: listed.answered ? listed.changed.at : null,
    benefit: listed.status === 'live' ? 3 : null,
  });
}
