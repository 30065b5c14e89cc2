import { sql, type Text } from '../database/text.ts';
import { mayInCompany } from '../people/may-in-company.ts';
import type { PersonKey } from '../people/person-key.ts';
import type { ApprovalPermission } from './approval-kind.ts';

/** SQL condition: `u` has that permission, for writing. */
export const mayDecide = (permission: ApprovalPermission): Text =>
  sql`u.active and u.confirmed and ${mayInCompany(permission)}`;

/** FROM clause of the people `u` of a company who could decide on a proposal of this person. */
export const othersWho = ({ companyId, userId }: PersonKey, permission: ApprovalPermission): Text =>
  sql`users u where u.company_id = ${companyId} and u.id <> ${userId} and ${mayDecide(permission)}`;
