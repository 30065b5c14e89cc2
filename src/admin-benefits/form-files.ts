import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';

/** A picture of a benefit as the form has it. */
export type FormPicture = AdminBenefit['pictures'][number];

/** A file about a benefit as the form has it. */
export type FormFile = AdminBenefit['promo_material'][number];
