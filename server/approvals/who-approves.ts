import { sql, type Text } from '../database/text.ts';
import { mayInCompany } from '../people/may-in-company.ts';
import type { PersonKey } from '../people/person-key.ts';
import type { ApprovalPermission } from './approval-kind.ts';

/** In a statement: whether `u` may write with that permission. */
export const mayDecide = (permission: ApprovalPermission): Text =>
  sql`u.active and u.confirmed and ${mayInCompany(permission)}`;

/** The people `u` of a company, but somebody, who could decide on what that person proposes. */
export const othersWho = ({ companyId, userId }: PersonKey, permission: ApprovalPermission): Text =>
  sql`users u where u.company_id = ${companyId} and u.id <> ${userId} and ${mayDecide(permission)}`;
