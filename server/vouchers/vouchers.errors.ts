import { AppError } from '../errors/app-error.ts';

/** The order of this code was cancelled, so the code is no longer good for anything. */
export const voucherVoided = () =>
  new AppError(409, 'vouchers.voided', {
    en: 'The order with this voucher was cancelled, so its code is no longer valid.',
    sr: 'Porudžbina ovog vaučera je otkazana, pa kod više ne važi.',
  });
