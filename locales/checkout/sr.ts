import { counted, grouped, plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  proceed: 'Nastavi na potvrdu',
  understood: 'Korpa je proverena i razumem da poslodavac na ovaj iznos obračunava dodatni porez na zarade.',
  tax: 'Dodatni porez na zarade',
  taxWho: 'plaća poslodavac, {{percent}}\u00a0%',
  confirm: 'Potvrdi kupovinu',
  back: 'Nazad na korpu',

  'dialog.title': 'Potvrđuješ kupovinu?',
  'dialog.text': ({ count, total }) =>
    `${plural('SR', count, { one: 'Kupuje se', few: 'Kupuju se', other: 'Kupuje se' })} ${counted('SR', count, { one: 'artikal', few: 'artikla', other: 'artikala' })} za ${total}.`,
  'dialog.cancel': 'Ne još',
  'dialog.more': ({ count }) => `i još ${grouped('SR', count)}`,
  'dialog.slow': 'Traje duže nego obično. Ne zatvaraj stranicu; ništa se ne naplaćuje dvaput.',
  buying: 'Kupovina…',

  'failed.toast': 'Greška',
  'failed.title': 'Ništa nije kupljeno',
  'failed.text': 'Korpa i budžet su kakvi su bili.',
  failed: 'Kupovina nije uspela.',
  'changed.toast': 'Korpa se promenila. Proveri je još jednom.',

  'changed.title': 'Korpa se promenila',
  'changed.text': 'Ništa nije kupljeno. Od poslednjeg prikaza promenilo se ovo:',
  'changed.accept': 'Prihvati i nastavi',
  'changed.decline': 'Nazad na korpu',
  'changed.price': 'Cena: {{before}}, sada {{after}}',
  'changed.count': 'Količina: {{before}}, sada {{after}}',
  'changed.unavailable': 'Više nije dostupno',
  'changed.added': 'Dodato u korpu, {{after}}',
  'changed.removed': 'Uklonjeno iz korpe',
  'changed.item': 'Artikal iz korpe',

  'unknown.text': 'Veza je prekinuta pre odgovora. Proveravamo ponovo; ništa se ne naplaćuje dvaput.',
  'unknown.title': 'Još ne znamo da li je kupovina uspela',
  'unknown.unresolved':
    'Prodavnica nije odgovorila, a korpa je ostala ista. Proveri ponovo ili kasnije pogledaj transakcije: ako je kupovina uspela, tamo je i naplaćena je samo jednom.',
  'unknown.ask': 'Proveri ponovo',
  'unknown.later': 'Kasnije',

  'cutOff.bought': 'Poslednja kupovina je uspela.',
  'cutOff.nothing': 'Poslednja kupovina je prekinuta i ništa nije kupljeno.',
  'cutOff.unknown': 'Poslednja kupovina je prekinuta. Ako je uspela, nalazi se u transakcijama.',
  'success.title': 'Odličan izbor.',
  'success.text': 'Kupovina je potvrđena. Potvrda sa uputstvima stiže na {{email}}, a čekaju te i u transakcijama.',
  left: 'Preostalo:',
  home: 'Na početnu',
  transactions: 'Moje transakcije',
  seeOrder: 'Pogledaj porudžbinu',
  close: 'Zatvori',

  orderTitle: 'Odličan izbor.',
  orderNumber: 'Porudžbina {{id}}',
  orderDate: 'Porudžbina {{id}}, {{date}}',
  orderLines: 'Šta je kupljeno',
  orderTotal: 'Ukupno',
  'status.pending': 'Na čekanju',
  'status.in_process': 'U pripremi',
  'status.completed': 'Završeno',
  'status.cancelled': 'Otkazano',
  paidFrom: 'Plaćeno iz',
  flexible: 'fleksibilni budžet',
  vouchers: 'Kodovi vaučera',
  wallet: 'Moji vaučeri',
  orderLoading: 'Učitavanje porudžbine',
  orderFailed: 'Porudžbina nije učitana',
  orderFailedText: 'Sama kupovina je sigurna. Pokušaj ponovo ili je pogledaj u transakcijama.',
  orderMissing: 'Porudžbina nije pronađena',
  orderMissingText: 'Sve što je kupljeno nalazi se u transakcijama.',
};
