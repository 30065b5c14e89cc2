import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { mayRead, mayWrite } from '#contract/permissions/permissions.rules.ts';
import { oneTimeCodeNeeded, permissionMissing, roleMissing, signInFirst } from '../caller/caller.errors.ts';
import { belongsTo, type Caller, findCaller } from '../caller/caller.ts';
import { readPermissionHolders } from '../caller/permission-holders.ts';
import type { Database } from '../database/database.ts';

const AUTHORIZATION = 'authorization';

type Call = Pick<Endpoint, 'method' | 'audience' | 'permission' | 'onlyReads'>;

/** Further data about the caller that a call needs. */
export type CallerNeeds = { withFavourites?: boolean };

/** Hooks that let in callers of the audience with the permission, before the body is read. */
export function admit(app: FastifyInstance, endpoint: Call, needs: CallerNeeds = {}): onRequestAsyncHookHandler[] {
  const { audience } = endpoint;
  if (audience === 'anyone') return [];
  const { database, clock } = app.shop;
  return [
    async (request) => {
      const { authorization } = request.headers;
      const sent = { authorization, requestId: request.id, ...needs };
      const caller = sendsOneToken(request) ? await findCaller(database, sent, clock()) : null;
      if (!caller) throw signInFirst();
      request.caller = caller;
      if (!belongsTo(audience, caller)) throw roleMissing();
      await checkPermission(database, caller, endpoint);
    },
  ];
}

async function checkPermission(database: Database, caller: Caller, endpoint: Call): Promise<void> {
  const { method, permission, onlyReads = false } = endpoint;
  if (!permission) return;
  const { roles, companyId, hasCode } = caller;
  const isRead = method === 'GET';
  const may = isRead || onlyReads ? mayRead(roles, permission) : mayWrite(roles, permission);
  if (!may) throw permissionMissing(permission, await readPermissionHolders(database, companyId, permission));
  const actsAsOwner = permission.startsWith('platform.') && roles.admin_roles.includes('owner');
  if (!isRead && actsAsOwner && !hasCode) throw oneTimeCodeNeeded();
}

// Node keeps the first of two Authorization headers; a proxy in front may have checked the second.
function sendsOneToken({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let tokens = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === AUTHORIZATION.length && name.toLowerCase() === AUTHORIZATION) tokens += 1;
  }
  return tokens === 1;
}
