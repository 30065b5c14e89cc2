import type { OwnCode, OwnSettings } from '#contract/admin-companies/own-company.contract.ts';

export const sampleCode: OwnCode = { code: 'H4VQ-8MPC-R2TN', revision: 7 };

export const sampleOwnSettings: OwnSettings = {
  promise_days: 3,
  revision: 7,
  changed: { at: '2026-11-12T13:02:00.000Z', by: { id: 8, name: 'Milan Marković' } },
};
