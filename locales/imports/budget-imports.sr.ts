import { BUDGET_PROBLEM_WORDS, textsIn } from '#contract/imports/file-words.ts';
import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { budgetsEn } from './budget-imports.en.ts';

/** Serbian texts of imports of budgets. */
export const budgetsSr: SameTexts<typeof budgetsEn> = {
  title: 'Budžeti iz fajla',
  people: 'Budžeti',
  'list.firstText': 'Fajl iz obračuna daje svakome njegov iznos, svima odjednom. Ništa se ne upisuje dok to ne vidiš.',
  'list.added': 'Daje',
  'list.changed': 'Povlači',
  'file.title': 'Donesi fajl sa budžetima',
  current: 'Preuzmi sadašnje ljude',
  currentText: 'Dodaj kolonu sa iznosom i donesi ga nazad.',
  'known.text': 'Isti redovi, ma kojim redom, upisani su {{day}} Upisani još jednom, svi bi ih imali dvaput.',
  'mapping.text': 'Budžet ima osobu i iznos; bez kategorije je fleksibilni.',
  'checking.text': 'Teče i kad zatvoriš stranicu. Još nijedan budžet nije promenjen.',
  'group.twin': 'Isti budžet jedne osobe dvaput',
  'group.number': '{{field}}: cifre, sa tačkom ispred decimala',
  ...textsIn('sr', 'why', BUDGET_PROBLEM_WORDS),
  'figure.added': 'daje',
  'figure.changed': 'povlači',
  'figure.same': 'bez iznosa',
  'rows.added': ({ count }) =>
    counted('SR', count, { one: 'budžet se uvećava', few: 'budžeta se uvećavaju', other: 'budžeta se uvećava' }),
  'rows.changed': ({ count }) =>
    `Povlači se iz ${counted('SR', count, { one: 'budžeta', few: 'budžeta', other: 'budžeta' })}`,
  'rows.same': ({ count }) =>
    counted('SR', count, { one: 'red sa nulom', few: 'reda sa nulom', other: 'redova sa nulom' }),
  'rows.field': 'Budžet',
  'after.title': 'Kad se upiše',
  'after.nothing': 'Nema šta da se upiše: nijedan preostali red nema iznos.',
  'done.people': 'Pogledaj ljude',
  'undo.text': ({ added, changed }) => {
    const back = counted('SR', added, {
      one: 'budžet se umanjuje',
      few: 'budžeta se umanjuju',
      other: 'budžeta se umanjuje',
    });
    const given = counted('SR', changed, {
      one: 'budžetu se vraća',
      few: 'budžetima se vraća',
      other: 'budžeta dobija nazad',
    });
    return `${[added > 0 && back, changed > 0 && given].filter(Boolean).join(', ')}.`;
  },
  'undo.stays': 'Što je neko u međuvremenu potrošio ostaje njegovo, i biće navedeno.',
  'undone.text': '{{moment}} sve je vraćeno, osim onoga što je do tada potrošeno.',
  'undone.keptTitle': 'Kome je nešto ostalo, jer je potrošeno',
  'template.name': 'obrazac-budzeta.csv',
  'template.remark':
    '# Redovi koji počinju znakom # i razmakom ne uvoze se. Red daje iznos jednoj osobi; sa minusom povlači ono što nije potrošeno.',
};
