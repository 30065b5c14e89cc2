import type { Telling } from '../notifications/insert-notifications.ts';

/** The notification that a person's roles have changed. */
export function rolesChanged(): Telling {
  return {
    titleEn: 'Your roles have changed',
    titleSr: 'Tvoje uloge su promenjene',
    textEn: '<p>What you may do in administration is not what it was. Its menu shows what you may do now.</p>',
    textSr: '<p>U administraciji sada možeš nešto drugo nego ranije. Njen meni pokazuje šta sada možeš.</p>',
    sendFrom: 'Izbor',
  };
}
