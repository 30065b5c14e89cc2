import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './late-mail.en.ts';

const MESSAGES = { one: 'poruka', few: 'poruke', other: 'poruka' };
/** Accusative of MESSAGES. */
const SET_ASIDE = { one: 'poruku', few: 'poruke', other: 'poruka' };

export const sr: SameTexts<typeof en> = {
  aside: ({ count }) => `Skloni ${counted('SR', count, SET_ASIDE)}…`,
  title: ({ count }) => `Da sklonimo ${counted('SR', count, SET_ASIDE)}?`,
  text: 'Svaka je pokušana bar devet puta i ne odlazi. Sklonjena se više ne šalje i ne vidi ovde. U istoriji izmena ostaje ko ju je sklonio.',
  keep: 'Neka čeka',
  confirm: 'Skloni',
  done: ({ count }) => `Sklonjeno: ${counted('SR', count, MESSAGES)}.`,
};
