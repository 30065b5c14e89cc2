import { AppError } from '../errors/app-error.ts';

export const companyEnded = () =>
  new AppError(409, 'tasks.company_ended', {
    en: 'The company is no longer active, so this stopped.',
    sr: 'Kompanija više nije aktivna, pa je ovo zaustavljeno.',
  });

export const nobodyMay = () =>
  new AppError(409, 'tasks.nobody_may', {
    en: 'Nobody has the role for this any more, so it stopped.',
    sr: 'Ulogu za ovo više nema niko, pa je zaustavljeno.',
  });

/** The file of the task was removed a day after it was made, or it was never made. */
export const fileGone = () =>
  new AppError(404, 'tasks.file_gone', {
    en: 'That file is no longer here. Export the list again.',
    sr: 'Tog fajla više nema. Izvezi spisak ponovo.',
  });

/** A batch of the task failed too many times. */
export const taskBroke = () =>
  new AppError(500, 'tasks.broke', {
    en: 'Something went wrong on our side several times, so this stopped.',
    sr: 'Kod nas je nekoliko puta nešto pošlo naopako, pa je ovo zaustavljeno.',
  });
