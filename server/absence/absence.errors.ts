import type { AbsenceDaysProblem } from '#contract/absence/absence.rules.ts';
import { oneStop } from '#contract/language/language.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

const DAYS: Record<AbsenceDaysProblem, Text> = {
  day: { en: 'There is no such day', sr: 'Taj dan ne postoji' },
  past: { en: 'The last day is today or later', sr: 'Poslednji dan je danas ili kasnije' },
  order: { en: 'The last day is not before the first', sr: 'Poslednji dan nije pre prvog' },
  long: { en: 'An absence lasts a year at most', sr: 'Odsutnost traje najviše godinu dana' },
};

export const daysInvalid = (problem: AbsenceDaysProblem) => requestInvalid({ to: DAYS[problem] });

/** A reviewer chose themselves as delegate. */
export const ownDelegate = () =>
  new AppError(403, 'absence.own', {
    en: 'Choose a colleague: nobody stands in for themselves.',
    sr: 'Izaberi nekog drugog: niko ne menja samog sebe.',
  });

/** The chosen delegate's account is closed, or they do not review requests. */
export const noDelegate = () =>
  new AppError(409, 'absence.delegate', {
    en: 'This person does not review requests. Choose somebody who does.',
    sr: 'Ova osoba ne pregleda zahteve. Izaberi nekog ko pregleda.',
  });

export const delegateAway = (from: string, to: string) =>
  new AppError(
    409,
    'absence.away',
    {
      en: 'This person is away in those days too. Choose somebody else, or other days.',
      sr: 'I ta osoba je tih dana odsutna. Izaberi nekog drugog, ili druge dane.',
    },
    { details: { from, to } },
  );

export const standsIn = (name: string, from: string, to: string) =>
  new AppError(
    409,
    'absence.stands_in',
    {
      en: `You stand in for ${name} in those days. Ask them to choose somebody else first.`,
      sr: oneStop(`Tih dana menjaš ovu osobu: ${name}. Neka prvo izabere nekog drugog.`),
    },
    { details: { name, from, to } },
  );
