import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';

/** A picture of a benefit in the form. */
export type FormPicture = AdminBenefit['pictures'][number];

/** A file of a benefit in the form. */
export type FormFile = AdminBenefit['promo_material'][number];
