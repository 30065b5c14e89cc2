import { expect, it } from 'vitest';
import { rolesWith } from '../permissions/permissions.rules.ts';
import { APPROVED_WITH, PLATFORM_APPROVAL_KINDS } from './admin-approvals.rules.ts';

it('each kind is decided by those who may do it by themselves, of which the owners are always one', () => {
  const roles = Object.fromEntries(
    PLATFORM_APPROVAL_KINDS.map((kind) => [kind, rolesWith(APPROVED_WITH[kind], 'write')]),
  );
  expect(roles).toEqual({
    announcement: ['owner', 'content'],
    rate: ['owner', 'finance'],
    refund: ['owner', 'operations', 'finance'],
    limit: ['owner'],
  });
});
