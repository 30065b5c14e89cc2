import { AppError } from '../errors/app-error.ts';

/** The coupon does not exist or is inactive: the refusal does not say which. */
export const couponUnknown = () =>
  new AppError(404, 'coupons.unknown', { en: 'There is no such coupon.', sr: 'Nema takvog kupona.' });

export const couponThere = () => {
  const text = { en: 'There is already a coupon with that name.', sr: 'Kupon s tim nazivom već postoji.' };
  return new AppError(409, 'coupons.there', text, { fields: { name: text } });
};
