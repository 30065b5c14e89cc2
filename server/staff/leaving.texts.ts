import { writtenDay } from '#contract/calendar/calendar.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Letter } from '../mail/letter.ts';
import type { Telling } from '../notifications/insert-notifications.ts';

/** The notification of a last day. */
export function lastDaySet(day: string): Telling {
  const until = writtenDay(day);
  return {
    titleEn: `Your last day here is ${until}`,
    titleSr: `Tvoj poslednji dan ovde je ${until}`,
    textEn: '<p>Until then you can use your budgets as before. After that your account is closed.</p>',
    textSr: '<p>Do tada možeš da koristiš budžete kao i do sada. Posle toga se tvoj nalog gasi.</p>',
    sendFrom: 'Izbor',
  };
}

/** The notification that the last day was removed. */
export function lastDayTakenBack(): Telling {
  return {
    titleEn: 'Your account stays open',
    titleSr: 'Tvoj nalog ostaje otvoren',
    textEn: '<p>The last day that was set for you no longer counts.</p>',
    textSr: '<p>Poslednji dan koji ti je bio upisan više ne važi.</p>',
    sendFrom: 'Izbor',
  };
}

/** The mails about a last day (`{day}`) and a closed account. */
export const LEAVING_LETTERS: Record<'set' | 'closed', Record<Language, Letter['texts']>> = {
  set: {
    EN: {
      subject: 'Your last day on Izbor',
      title: 'Your last day on Izbor',
      paragraphs: [
        'Hello {name}, {company} has set {day} as your last day.',
        'Until then you can use your budgets as before. After that your account is closed.',
      ],
      button: 'See my budgets',
      footer: 'If you did not expect this, ask your company.',
    },
    SR: {
      subject: 'Tvoj poslednji dan na Izboru',
      title: 'Tvoj poslednji dan na Izboru',
      paragraphs: [
        'Zdravo, {name}, u kompaniji {company} je kao tvoj poslednji dan upisan {day}',
        'Do tada možeš da koristiš budžete kao i do sada. Posle toga se tvoj nalog gasi.',
      ],
      button: 'Pogledaj budžete',
      footer: 'Ako ovo ne očekuješ, pitaj u svojoj kompaniji.',
    },
  },
  closed: {
    EN: {
      subject: 'Your Izbor account is closed',
      title: 'Your account is closed',
      paragraphs: ['Hello {name}, your account with {company} is closed, and you were signed out everywhere.'],
      button: 'Izbor',
      footer: 'If you did not expect this, ask your company.',
    },
    SR: {
      subject: 'Tvoj nalog na Izboru je ugašen',
      title: 'Tvoj nalog je ugašen',
      paragraphs: ['Zdravo, {name}, tvoj nalog u kompaniji {company} je ugašen, a svi tvoji uređaji su odjavljeni.'],
      button: 'Izbor',
      footer: 'Ako ovo ne očekuješ, pitaj u svojoj kompaniji.',
    },
  },
};
