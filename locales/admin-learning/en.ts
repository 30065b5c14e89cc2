import { counted } from '../plural.ts';

const times = (count: number) => counted('EN', count, { one: 'time', other: 'times' });

export const en = {
  'coupons.title': 'Coupons',
  'coupons.counted': ({ count }: { count: number }) => counted('EN', count, { one: 'coupon', other: 'coupons' }),
  'coupons.search': 'Name',
  'coupons.name': 'Name',
  'coupons.percent': 'Discount',
  'coupons.used': 'Used',
  'coupons.usedTimes': ({ count }: { count: number }) => (count === 0 ? 'Not used yet' : `Used ${times(count)}`),
  'coupons.state': 'State',
  'coupons.changed': 'Changed',
  'coupons.on': 'Valid',
  'coupons.off': 'Switched off',
  'coupons.all': 'All',
  'coupons.allOn': 'Valid',
  'coupons.allOff': 'Switched off',
  'coupons.make': 'New coupon',
  'coupons.makeFirst': 'Add the first coupon',
  'coupons.first': 'No coupons yet',
  'coupons.firstText':
    'A coupon lowers the price of a course or a package. A name and a percentage are enough to begin.',
  'coupons.actions': 'Actions',
  'coupons.switchOff': 'Switch off…',
  'coupons.switchOffOf': 'Switch off the coupon {{name}}…',
  'coupons.switchOn': 'Switch on',
  'coupons.switchOnOf': 'Switch on the coupon {{name}}',

  'coupon.title': 'Coupon',
  'coupon.percent': '{{percent}}%',
  'coupon.nameHint': 'This is what people type. Capitals make no difference.',
  'coupon.percentHint': 'From 0 to 100. With 100 the course or package is free.',
  'coupon.changes': 'A change applies to new enrolments. Whoever is enrolled already keeps their price.',
  'coupon.empty': 'Type a name.',
  'coupon.long': 'A name can have 40 characters at most.',
  'coupon.wrongPercent': 'Type a whole number from 0 to 100.',
  'coupon.added': 'The coupon {{name}} was added.',

  'off.title': 'Switch off the coupon {{name}}?',
  'off.unused': 'It has not been used yet. From now on nobody will be able to use it.',
  'off.used': ({ count }: { count: number }) =>
    `It was used ${times(count)}: enrolments made with it stay, at their price. From now on nobody will be able to use it.`,
  'off.lately': ({ count }: { count: number }) => `In the last 30 days: ${times(count)}.`,
  'off.back': 'It can be switched on again.',
  'off.already': 'This coupon is switched off already.',
  'off.moved': 'The discount is now {{percent}}%.',
  'off.cancel': 'Keep it valid',
  'off.confirm': 'Switch off the coupon',
  'off.done': 'The coupon {{name}} is switched off.',
  'on.done': 'The coupon {{name}} is valid again.',
};
