import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Budžet',
  left: 'još {{percent}}\u00a0%',
  barLabel: 'Budžet: na raspolaganju {{amount}}, još {{percent}}\u00a0%. Detalji',
  available: 'Na raspolaganju',
  flexible: 'Fleksibilni budžet',
  spent: 'Potrošeno',
  held: 'Rezervisano za otvorene zahteve',
  balance: 'Stanje',
  categories: 'Godišnji budžeti po kategorijama',
  ofAmount: 'od {{amount}}',
  until: 'Do {{date}}',
  heldOf: 'rezervisano {{amount}}',
  noCategories: 'Nema budžeta po kategorijama.',
  meter: 'još {{left}} od {{all}}',
  why: 'Zašto je stanje baš ovoliko?',
};
