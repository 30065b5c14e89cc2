import { AppError, type Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

/** An import is not where this can be done; `status` is where it is. */
export const importStatus = (status: string) =>
  new AppError(
    409,
    'imports.status',
    {
      en: 'This import is not at that step any more. Look where it is now.',
      sr: 'Ovaj uvoz više nije na tom koraku. Pogledaj dokle je stigao.',
    },
    { details: { status } },
  );

/** So many rows are about people who are others by now than when they were checked. */
export const importChanged = (rows: number) =>
  new AppError(
    409,
    'imports.changed',
    {
      en: 'Some of these people have changed meanwhile. Nothing was written: look at them once more.',
      sr: 'Neki od ovih ljudi su u međuvremenu promenjeni. Ništa nije upisano: pogledaj ih još jednom.',
    },
    { details: { rows } },
  );

export const undoOver = () =>
  new AppError(409, 'imports.undo_over', {
    en: 'An import is taken back within 24 hours. After that, change the people themselves.',
    sr: 'Uvoz se vraća u roku od 24 sata. Posle toga promeni same ljude.',
  });

/** More than a few end: how many they are is typed. */
export const endCount = (people: number) =>
  new AppError(
    409,
    'imports.end_count',
    {
      en: 'Type how many people this is the last day of.',
      sr: 'Upiši koliko je ljudi kojima je ovo poslednji dan.',
    },
    { details: { people } },
  );

/** These of the named are in the file by now, or their account is closed: they end nowhere here. */
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

const noKey: Text = {
  en: 'Say which column is the e-mail, or the employee number',
  sr: 'Reci koja kolona je e-adresa ili broj zaposlenog',
};
const sameColumn: Text = { en: 'One column holds one thing', sr: 'Jedna kolona sadrži jednu stvar' };
const noColumn: Text = { en: 'The file has no such column', sr: 'Fajl nema takvu kolonu' };

export const mappingInvalid = (why: 'noKey' | 'sameColumn' | 'noColumn') =>
  requestInvalid({ mapping: { noKey, sameColumn, noColumn }[why] });

const notMapped: Text = { en: 'No column of the file is that', sr: 'Nijedna kolona fajla nije to' };
export const fieldNotMapped = (field: string) => requestInvalid({ [field]: notMapped });
