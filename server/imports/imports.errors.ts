import { AppError, type Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

const otherStep: Text = {
  en: 'This import is not at that step any more. Look where it is now.',
  sr: 'Ovaj uvoz više nije na tom koraku. Pogledaj dokle je stigao.',
};
const writtenMeanwhile: Text = {
  en: 'Somebody has written this import meanwhile. Nothing else was done: look at what was written.',
  sr: 'Neko je u međuvremenu upisao ovaj uvoz. Ništa drugo nije urađeno: pogledaj šta je upisano.',
};

/** The import is not in a status that allows this; `status` is the present one. */
export const importStatus = (status: string) =>
  new AppError(409, 'imports.status', status === 'done' ? writtenMeanwhile : otherStep, { details: { status } });

/** The records of so many rows changed since they were checked; `words` say so for the kind of import. */
export const importChanged = (rows: number, words: Text) =>
  new AppError(409, 'imports.changed', words, { details: { rows } });

export const undoOver = () =>
  new AppError(409, 'imports.undo_over', {
    en: 'An import is taken back within 24 hours. After that, change what it brought itself.',
    sr: 'Uvoz se vraća u roku od 24 sata. Posle toga menjaj ono što je doneo.',
  });

/** An import that two people approved is not taken back by one. */
export const undoSecond = () =>
  new AppError(409, 'imports.undo_second', {
    en: 'This is above the limit of the company, so one person does not take it back. Bring a file with what is to be taken back: somebody else approves it.',
    sr: 'Ovo je preko granice kompanije, pa ga jedna osoba ne vraća. Donesi fajl sa onim što se povlači: odobrava ga druga osoba.',
  });

/** Many people would end: the caller has to type how many. */
export const endCount = (people: number) =>
  new AppError(
    409,
    'imports.end_count',
    {
      en: 'Enter how many people this is the last day of.',
      sr: 'Upiši koliko je ljudi kojima je ovo poslednji dan.',
    },
    { details: { people } },
  );

/** People missing from the file hold administrative roles that the importer could not give; the page then unticks them. */
export const notTheirsToEnd = (people: readonly number[]) =>
  new AppError(
    409,
    'imports.not_missing',
    {
      en: 'Some of those you ticked have roles of administration that you could not give: they are ended one by one. Nothing was written: they are no longer ticked.',
      sr: 'Neki od označenih imaju uloge u administraciji koje ne možeš da dodeliš: njima se poslednji dan upisuje pojedinačno. Ništa nije upisano: više nisu označeni.',
    },
    { details: { people } },
  );

/** Rows that set a last day for people with such roles, by their lines in the file. */
export const rowsNotTheirsToEnd = (rows: readonly number[]) =>
  new AppError(
    409,
    'imports.roles',
    {
      en: `Some rows set the last day of people whose roles of administration you could not give: ${namedRows(rows)}. Leave them out; these people are ended one by one. Nothing was written.`,
      sr: `Neki redovi upisuju poslednji dan ljudima čije uloge u administraciji ne možeš da dodeliš: ${namedRows(rows)}. Izostavi te redove; tim ljudima se poslednji dan upisuje pojedinačno. Ništa nije upisano.`,
    },
    { details: { rows } },
  );

/** How many rows a message names. */
const MOST_NAMED = 10;

const namedRows = (rows: readonly number[]): string =>
  `${rows.slice(0, MOST_NAMED).join(', ')}${rows.length > MOST_NAMED ? ' …' : ''}`;

/** Some of the ticked people are in the file by now, or their account is closed, so they are not ended. */
export const notMissing = (people: readonly number[]) =>
  new AppError(
    409,
    'imports.not_missing',
    {
      en: 'Some of those you ticked are in the file by now, or their account is closed. Nothing was written: they are no longer ticked.',
      sr: 'Neki od označenih su u međuvremenu u fajlu ili im je nalog zatvoren. Ništa nije upisano: više nisu označeni.',
    },
    { details: { people } },
  );

const rowsBeyond: Text = { en: 'There are fewer rows in this file', sr: 'U ovom fajlu ima manje redova' };
export const tooManyRows = () => requestInvalid({ rows: rowsBeyond });

export const sameColumn: Text = { en: 'One column holds one thing', sr: 'Jedna kolona sadrži jednu stvar' };
export const noColumn: Text = { en: 'The file has no such column', sr: 'Fajl nema takvu kolonu' };

export const mappingInvalid = (why: Text) => requestInvalid({ mapping: why });

const notMapped: Text = { en: 'No column of the file is that', sr: 'Nijedna kolona fajla nije to' };
export const fieldNotMapped = (field: string) => requestInvalid({ [field]: notMapped });

const oneWord: Text = { en: 'Say one thing of these rows', sr: 'Reci o ovim redovima samo jedno' };
export const oneWordOnly = () => requestInvalid({ to: oneWord });

const onlyAlike: Text = {
  en: 'Only a unit that looks like another is kept as new',
  sr: 'Kao nova ostaje samo jedinica koja liči na drugu',
};
export const onlyAlikeKept = () => requestInvalid({ keep: onlyAlike });
