import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  opening: 'Učitava se',
  save: 'Sačuvaj',
  discard: 'Odbaci',
  saving: 'Čuva se',
  saved: 'Sačuvano',
  undo: 'Vrati',
  undoing: 'Vraća se',
  again: 'Pokušaj ponovo',
  close: 'Zatvori',
  unsaved: 'Nesačuvano · {{time}}',
  changedBy: 'Poslednja izmena: {{name}}, {{time}}',
  'presence.one': '{{name}} uređuje ovo',
  'presence.more': '{{name}} i još {{count}} uređuju ovo',

  'resume.text': 'Ovde su tvoje nesačuvane izmene, od {{time}}.',
  'resume.newer':
    'Ovde su tvoje nesačuvane izmene, od {{time}}. Neko je ovo u međuvremenu menjao: nastavak spaja oboje.',
  'resume.go': 'Nastavi',
  'resume.drop': 'Odbaci ih',

  'moved.by': 'Nove izmene: {{name}}.',
  'moved.somebody': 'Neko je ovo u međuvremenu menjao.',
  'moved.read': 'Prikaži izmene',

  'problems.title': ({ count }) =>
    `Pre čuvanja proveri ${counted('SR', count, { one: 'polje', few: 'polja', other: 'polja' })}`,
  problem: '{{field}}: {{problem}}',

  'unsure.asking': 'Odgovor nije stigao. Proverava se da li je sačuvano',
  'unsure.text': 'Ne zna se da li je sačuvano. Tvoje izmene su ovde.',
  'unsure.ask': 'Proveri ponovo',

  'merge.reading': 'Neko je ovo menjao pre tebe. Učitavaju se te izmene',
  'merge.unread': 'Izmene koje su sačuvane pre tvojih nisu učitane. Tvoje su ovde.',
  'merge.title': 'Sačuvano pre tebe: {{name}}',
  'merge.somebody': 'Neko je ovo menjao pre tebe',
  'merge.they': 'druga osoba',
  'merge.joined': 'Tvoje izmene su ovde, ništa nije izgubljeno. Nijedno polje nije promenjeno dvaput.',
  'merge.choosing': ({ count }) =>
    `Tvoje izmene su ovde, ništa nije izgubljeno. ${counted('SR', count, { one: 'polje je promenjeno', few: 'polja su promenjena', other: 'polja je promenjeno' })} dvaput: izaberi šta ostaje.`,
  'merge.withdrawn': 'Više nije u ponudi. Čuvanjem se vraća u ponudu.',
  'merge.mine': 'Moje, {{time}}',
  'merge.theirs': '{{name}}, {{time}}',
  'merge.was': 'bilo {{value}}',
  'merge.words': 'razlika po rečima',
  'merge.onlyTheirs': 'samo {{name}}',
  'merge.onlyMine': 'samo ti',
  'merge.taken': 'preuzeto, u tvojim izmenama ovog polja nema',
  'merge.kept': 'ostaje tvoje',
  'merge.edit': 'Napiši treću verziju',
  'merge.third': '{{field}}, treća verzija',
  'merge.out': 'izbačeno:',
  'merge.in': 'dodato:',
  'merge.empty': 'prazno',
  'merge.take': 'Odbaci moje',
  'merge.save': 'Sačuvaj spojeno',
  'merge.restore': 'Sačuvaj i vrati u ponudu',
  'merge.revision': 'Izmena {{from}} postaje izmena {{to}}. Obe ostaju u istoriji.',

  'missing.title': 'Ovoga više nema',
  'missing.text': 'Uklonjeno je, ili link nije tačan.',
  'missing.draft': 'Ono što je upisano ostaje ovde dok ga ne odbaciš.',
  'missing.copy': 'Kopiraj upisano',
  'missing.copied': 'Kopirano',
  'forbidden.title': 'Ovo ne možeš da menjaš',
  'forbidden.ask': 'Pitaj: {{names}}.',
  'forbidden.draft': 'Tvoje izmene ostaju na ovom uređaju do odjave.',
  'failed.title': 'Ovo nije učitano',
  unknown: 'Nešto je pošlo naopako.',

  drafts: 'Moji nacrti',

  'pair.sr': 'srpski',
  'pair.en': 'engleski',
  'pair.fallback.sr': 'Prazno. Čita se srpski tekst.',
  'pair.fallback.en': 'Prazno. Čita se engleski tekst.',
  'pair.copy.sr': 'Prekopiraj iz SR',
  'pair.copy.en': 'Prekopiraj iz EN',
  'pair.count': '{{written}} od {{most}}',
};
