import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Izaberi ono što ti prija.',
  text: 'Izbor je prodavnica u kojoj trošiš budžet koji ti daje kompanija.',
  'point.budget': 'Tvoj budžet: uvek vidiš šta je na raspolaganju, šta potrošeno, a šta rezervisano.',
  'point.choice': 'Stotine benefita: sport, zdravlje, kursevi, putovanja, kultura, dom.',
  'point.card': 'Kartica u džepu: pokaži je u prodavnici ili kupi onlajn.',
  signIn: 'Prijavi se',
  home: 'U prodavnicu',
  register: 'Registruj se',
  invitation: 'Za registraciju je potrebna pozivnica ili kod kompanije. Dobijaš ih na poslu.',
};
