import type { Permission } from '#contract/permissions/permissions.rules.ts';
import { AppError } from '../errors/app-error.ts';

export const signInFirst = () => new AppError(401, 'session.missing', { en: 'Please sign in.', sr: 'Prijavi se.' });

export const roleMissing = () =>
  new AppError(403, 'session.role', {
    en: 'Your role does not allow that.',
    sr: 'Tvoja uloga to ne dozvoljava.',
  });

/** `ask`: the names of people who may. */
export const permissionMissing = (permission: Permission, ask: readonly string[]) =>
  new AppError(
    403,
    'session.permission',
    {
      en: 'Your role in administration does not allow that.',
      sr: 'Tvoja uloga u administraciji to ne dozvoljava.',
    },
    { details: { permission, ask } },
  );

/** An owner of the platform reads without a one-time code and changes nothing. */
export const oneTimeCodeNeeded = () =>
  new AppError(403, 'session.one_time_code_needed', {
    en: 'Turn the one-time code on in your profile first: an owner of the platform changes nothing without it.',
    sr: 'Prvo uključi jednokratni kod na svom profilu: bez njega vlasništvo platforme ništa ne menja.',
  });
