import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Budžet',
  left: 'još {{percent}} %',
  barLabel: 'Budžet: na raspolaganju {{amount}}, još {{percent}} %. Detalji',
  available: 'Na raspolaganju',
  flexible: 'Fleksibilni budžet',
  spent: 'Potrošeno',
  held: 'Zadržano za otvorene zahteve',
  balance: 'Stanje',
  categories: 'Godišnji budžeti po kategorijama',
  ofAmount: 'od {{amount}}',
  until: 'Do {{date}}',
  heldOf: 'zadržano {{amount}}',
  noCategories: 'Nema budžeta po kategorijama.',
  meter: 'još {{left}} od {{all}}',
  why: 'Zašto je stanje baš ovoliko',
};
