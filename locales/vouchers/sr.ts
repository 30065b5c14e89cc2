import { plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Moji vaučeri',
  text: 'Svi kupljeni kodovi. Pokaži ih na prodajnom mestu, i bez mreže.',
  usable: 'Spremni za korišćenje',
  done: ({ count }) => `Iskorišćeni i nevažeći (${count})`,
  'status.unused': 'Nije iskorišćen',
  'status.used': 'Iskorišćen',
  'status.expired': 'Istekao',
  'status.voided': 'Porudžbina otkazana',
  validUntil: 'Važi do {{day}}',
  worth: 'Vredi {{amount}}',
  wasValidUntil: 'Važio do {{day}}',
  daysLeft: ({ count }) =>
    count === 0
      ? 'danas je poslednji dan'
      : plural('SR', count, { one: `još ${count} dan`, few: `još ${count} dana`, other: `još ${count} dana` }),
  copy: 'Kopiraj kod {{code}}',
  copied: 'Kod je kopiran',
  copyFailed: 'Kod nije mogao da se kopira. Označi ga i kopiraj ručno.',
  show: 'Prikaži QR i bar-kod',
  hide: 'Sakrij QR i bar-kod',
  showCode: 'Prikaži QR i bar-kod za {{code}}',
  hideCode: 'Sakrij QR i bar-kod za {{code}}',
  qr: 'QR kod {{code}}',
  barcode: 'Bar-kod {{code}}',
  markUsed: 'Označi kao iskorišćen',
  markUnused: 'Ipak nije iskorišćen',
  markCode: 'Označi kao iskorišćen: {{code}}',
  unmarkCode: 'Ipak nije iskorišćen: {{code}}',
  marked: 'Označen kao iskorišćen: {{code}}',
  unmarked: 'Opet nije iskorišćen: {{code}}',
  undo: 'Poništi',
  markFailed: 'Nešto je pošlo naopako',
  order: 'Pogledaj porudžbinu',
  empty: 'Još nema vaučera.',
  emptyText: 'Kupi eVaučer i kod će odmah biti ovde.',
  noneUsable: 'Nema više vaučera za korišćenje.',
  browse: 'Pogledaj vaučere',
  failed: 'Nešto je pošlo naopako',
  failedText: 'Vaučeri nisu mogli da se učitaju.',
  retry: 'Pokušaj ponovo',
  loading: 'Učitavanje',
  offline: 'Nema mreže. Ovo su vaučeri kakvi su bili {{moment}}.',
};
