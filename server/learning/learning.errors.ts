import { AppError } from '../errors/app-error.ts';

export const notEnrolled = () =>
  new AppError(403, 'courses.not_enrolled', {
    en: 'This is for people who are enrolled. Please enrol first.',
    sr: 'Ovo je za upisane. Prvo je potreban upis.',
  });

/** The PDF was not sent yet, or is still being made. */
export const noPdf = () =>
  new AppError(404, 'courses.no_pdf', {
    en: 'The PDF is not ready yet. Please try again a little later.',
    sr: 'PDF još nije tu. Pokušaj ponovo malo kasnije.',
  });

/** The course or package has no sheet of its own: its certificates use that of the shop. */
export const noSheet = () =>
  new AppError(404, 'courses.no_sheet', {
    en: 'It has no sheet of its own: its certificates are printed on the Izbor sheet.',
    sr: 'Nema sopstveni obrazac: sertifikati se štampaju na obrascu Izbora.',
  });
