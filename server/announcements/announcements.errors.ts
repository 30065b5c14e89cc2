import type { AnnouncementStatus } from '#contract/announcements/announcements.rules.ts';
import { AppError } from '../errors/app-error.ts';

/** The status of the announcement does not allow this step. */
export const otherStatus = (status: AnnouncementStatus) =>
  new AppError(
    409,
    'announcements.status',
    {
      en: 'That cannot be done with this announcement any more: its state is another by now.',
      sr: 'To sa ovim obaveštenjem više ne može: stanje mu je u međuvremenu drugačije.',
    },
    { details: { status } },
  );

/** The number of recipients is not the one that was confirmed. */
export const audienceMoved = (count: number) =>
  new AppError(
    409,
    'announcements.audience',
    {
      en: 'The number of people has changed since you confirmed it. Look at it again.',
      sr: 'Broj ljudi se promenio otkako je potvrđen. Pogledaj ponovo.',
    },
    { details: { count } },
  );

export const nobodyReached = () =>
  new AppError(409, 'announcements.nobody', {
    en: 'Nobody fits these conditions.',
    sr: 'Nema nikoga ko ispunjava ove uslove.',
  });

export const nightHour = () =>
  new AppError(409, 'announcements.night', {
    en: 'In Belgrade that is outside the hours from 9 to 18. Confirm that you mean it.',
    sr: 'U Beogradu je to van vremena od 9 do 18 časova. Potvrdi da to zaista želiš.',
  });
