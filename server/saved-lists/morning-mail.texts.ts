import { grouped } from '../money/grouped.ts';

interface Words {
  subject: (count: number) => string;
  title: string;
  more: (count: number) => string;
  heading: (name: string, count: number) => string;
  open: string;
  administration: string;
  footer: string;
}

const en: Words = {
  subject: (count) => `New in your lists: ${grouped(count, 'EN')}`,
  title: 'New in your lists',
  heading: (name, count) => `${name}: ${grouped(count, 'EN')} new`,
  more: (count) => `and ${grouped(count, 'EN')} more`,
  open: 'Open the list',
  administration: 'Open administration',
  footer:
    'Izbor sends this each morning on which there is something new in the lists that you follow. To stop it, open the list and choose “Stop telling me each morning” in its menu.',
};

const sr: Words = {
  subject: (count) => `Novo na tvojim spiskovima: ${grouped(count, 'SR')}`,
  title: 'Novo na tvojim spiskovima',
  heading: (name, count) => `${name}: novo ${grouped(count, 'SR')}`,
  more: (count) => `i još ${grouped(count, 'SR')}`,
  open: 'Otvori spisak',
  administration: 'Otvori administraciju',
  footer:
    'Izbor šalje ovo svakog jutra kad ima nečeg novog na spiskovima koje pratiš. Ako ti ne treba, otvori spisak i u njegovom meniju izaberi „Ne javljaj mi više ujutru“.',
};

export const MORNING_MAIL = { EN: en, SR: sr };
