import { AppError } from '../errors/app-error.ts';

/** The month is still running, or has only just ended. */
export const monthRunning = () =>
  new AppError(409, 'payroll.running', {
    en: 'This month is not over yet. It can be closed ten minutes after its end.',
    sr: 'Ovaj mesec još traje. Može da se zaključi deset minuta po isteku.',
  });

export const monthOpen = () =>
  new AppError(409, 'payroll.open', {
    en: 'This month is not closed yet, so it has no file.',
    sr: 'Ovaj mesec još nije zaključen, pa nema fajl.',
  });
