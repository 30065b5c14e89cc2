import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  network: 'Nema odgovora. Proveri vezu i pokušaj ponovo.',
  timeout: 'Server predugo ne odgovara. Pokušaj ponovo.',
  unknown: 'Nešto je pošlo naopako.',
};
