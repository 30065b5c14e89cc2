import type { SameTexts } from '../texts.tsx';
import type { en } from './found-record.en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Uradi za: {{name}}',
  rows: 'Prikaži u spisku, sa svim radnjama',
  history: 'Šta je menjano',
  benefits: 'Benefiti',
  benefitsSeen: 'Benefiti koje vidi',
  people: 'Ljudi',
  colleagues: 'Ljudi iste kompanije',
  invitations: 'Pozivnice',
  searchAgain: 'Pokušaj ponovo',
};
