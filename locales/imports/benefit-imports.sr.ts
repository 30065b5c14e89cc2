import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { benefitsEn } from './benefit-imports.en.ts';

const BENEFITS = { one: 'benefit', few: 'benefita', other: 'benefita' };

/** Serbian texts of imports of benefits. */
export const benefitsSr: SameTexts<typeof benefitsEn> = {
  title: 'Uvoz benefita',
  people: 'Benefiti',
  'list.firstText': 'Cenovnik ili ponuda partnera stiže odjednom. Ništa se ne upisuje dok to ne vidiš.',
  'file.title': 'Donesi fajl sa benefitima',
  current: 'Preuzmi sve benefite',
  currentText: 'I taj spisak je uvoz: izmeni šta treba i donesi ga nazad.',
  'missing.text': 'Možda ga je doneo neko iz druge kompanije.',
  'known.text': 'Isti redovi, ma kojim redom, upisani su {{day}} Što je od tada menjano, bilo bi vraćeno.',
  'mapping.key': 'Označi gde je naziv ili šifra: po tome se benefiti prepoznaju.',
  'checking.text': 'Teče i kad zatvoriš stranicu. Još ništa nije upisano.',
  'problems.name': 'Naziv',
  'problems.nobody': 'bez naziva',
  'group.twin': 'Isti benefit dvaput',
  'rows.added': ({ count }) =>
    counted('SR', count, { one: 'nov benefit', few: 'nova benefita', other: 'novih benefita' }),
  'rows.changed': ({ count }) =>
    counted('SR', count, { one: 'izmenjen benefit', few: 'izmenjena benefita', other: 'izmenjenih benefita' }),
  'rows.same': ({ count }) => `${counted('SR', count, BENEFITS)} bez izmene`,
  'rows.person': 'Benefit',
  'done.people': 'Pogledaj benefite',
  'undo.text': ({ added, changed }) => {
    const away = counted('SR', added, {
      one: 'nov benefit se sklanja',
      few: 'nova benefita se sklanjaju',
      other: 'novih benefita se sklanja',
    });
    const back = counted('SR', changed, {
      one: 'izmenjen benefit postaje kao pre',
      few: 'izmenjena benefita postaju kao pre',
      other: 'izmenjenih benefita postaje kao pre',
    });
    return `${[added > 0 && away, changed > 0 && back].filter(Boolean).join(', ')}.`;
  },
  'undo.stays':
    'Što je neko u međuvremenu menjao ostaje kakvo jeste, i biće navedeno. Isto važi za ono što bi se prekinulo nekome ko ga plaća svakog meseca.',
  'undone.text': '{{moment}} sve je vraćeno, osim onoga što je navedeno ispod.',
  'undone.keptTitle': 'Šta je ostalo, jer je menjano ili bi se prekinulo nekome ko ga plaća svakog meseca',
  'template.name': 'obrazac-benefita.csv',
  'template.remark':
    '# Redovi koji počinju znakom # i razmakom ne uvoze se. Red sa šifrom menja taj benefit, bez nje pravi nacrt. Prazna ćelija ništa ne menja, - je prazni.',
};
