import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

const times = (count: number) => counted('SR', count, { one: 'put', few: 'puta', other: 'puta' });

export const sr: SameTexts<typeof en> = {
  'coupons.title': 'Kuponi',
  'coupons.counted': ({ count }) => counted('SR', count, { one: 'kupon', few: 'kupona', other: 'kupona' }),
  'coupons.search': 'Naziv',
  'coupons.name': 'Naziv',
  'coupons.percent': 'Popust',
  'coupons.used': 'Iskorišćen',
  'coupons.usedTimes': ({ count }) => (count === 0 ? 'Još nije iskorišćen' : `Iskorišćen ${times(count)}`),
  'coupons.state': 'Stanje',
  'coupons.changed': 'Promenjen',
  'coupons.on': 'Važi',
  'coupons.off': 'Isključen',
  'coupons.all': 'Svi',
  'coupons.allOn': 'Važe',
  'coupons.allOff': 'Isključeni',
  'coupons.make': 'Novi kupon',
  'coupons.makeFirst': 'Dodaj prvi kupon',
  'coupons.first': 'Još nema kupona',
  'coupons.firstText': 'Kupon snižava cenu kursa ili paketa. Naziv i popust su dovoljni za početak.',
  'coupons.actions': 'Radnje',
  'coupons.switchOff': 'Isključi…',
  'coupons.switchOffOf': 'Isključi kupon {{name}}…',
  'coupons.switchOn': 'Uključi',
  'coupons.switchOnOf': 'Uključi kupon {{name}}',

  'coupon.title': 'Kupon',
  'coupon.percent': '{{percent}}\u00a0%',
  'coupon.nameHint': 'Ovako se upisuje. Mala i velika slova su ista.',
  'coupon.percentHint': 'Od 0 do 100. Sa 100 je kurs ili paket besplatan.',
  'coupon.changes': 'Promena važi za nove upise. Ko je već upisan, zadržava svoju cenu.',
  'coupon.empty': 'Upiši naziv.',
  'coupon.long': 'Naziv može da ima najviše 40 znakova.',
  'coupon.wrongPercent': 'Upiši ceo broj od 0 do 100.',
  'coupon.added': 'Dodat je kupon {{name}}.',

  'off.title': 'Isključiti kupon {{name}}?',
  'off.unused': 'Još nije iskorišćen. Od sada neće moći da se upiše.',
  'off.used': ({ count }) =>
    `Iskorišćen je ${times(count)}: upisi sa njim i njihova cena ostaju. Od sada neće moći da se upiše.`,
  'off.lately': ({ count }) => `U poslednjih 30 dana: ${times(count)}.`,
  'off.back': 'Može ponovo da se uključi.',
  'off.already': 'Ovaj kupon je već isključen.',
  'off.moved': 'Sada je popust {{percent}}\u00a0%.',
  'off.cancel': 'Neka važi',
  'off.confirm': 'Isključi kupon',
  'off.done': 'Kupon {{name}} je isključen.',
  'on.done': 'Kupon {{name}} ponovo važi.',
};
