import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { AdminRole, CompanyRole } from '#contract/permissions/roles.ts';
import { sharedFolder } from './outbox.ts';
import { takePerson } from './people.ts';
import { expect, PASSWORD, type Person } from './shop.ts';

const OWNER = { email: 'owner@izbor.demo', password: PASSWORD };
const totp = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXP') });
/**
 * Offsets in milliseconds of the codes to try: each works once, so after another worker has used one the next or previous is tried, or a
 * later one awaited.
 */
const STEPS = [0, 30_000, -30_000];
const NEXT_CODE = { timeout: 60_000, intervals: [5_000] };

/** File with the owner's token, once a worker of this run has signed in. */
const kept = join(sharedFolder, 'owner-token');

/** Signs in a person who needs no code; returns the token. */
export async function tokenOf(request: APIRequestContext, data: Person): Promise<string> {
  return ((await (await request.post('/api/user/token/', { data })).json()) as { token: string }).token;
}

async function triedAsOwner(request: APIRequestContext, now = Date.now()): Promise<string> {
  for (const step of STEPS) {
    const { id } = (await (await request.post('/api/user/token/', { data: OWNER })).json()) as { id: string };
    const data = { id, code: totp.generate({ timestamp: now + step }) };
    const answer = await request.post('/api/user/token/topt/', { data });
    if (answer.ok()) return ((await answer.json()) as { token: string }).token;
  }
  throw new Error('None of the codes of the moment signs the owner in');
}

interface Found {
  id: number;
  company: { id: number };
  email: string;
  revision: number;
}

export interface Wanted {
  platform?: readonly AdminRole[];
  company?: readonly CompanyRole[];
}

/** Session of the platform's owner, who needs a code: one for all tests of the run, because codes are few. */
export async function ownerToken(request: APIRequestContext): Promise<string> {
  let token = keptToken();
  if (token) return token;
  await expect(async () => {
    token = keptToken() || (await triedAsOwner(request));
  }).toPass(NEXT_CODE);
  writeFileSync(kept, token);
  return token;
}

/** Empty also while another worker is writing the file. */
const keptToken = () => (existsSync(kept) ? readFileSync(kept, 'utf8') : '');

/** Makes the platform's owner replace a person's roles. */
export async function giveRoles(request: APIRequestContext, email: string, wanted: Wanted): Promise<void> {
  await putRoles(request, await ownerToken(request), email, wanted);
}

/** Makes the owner of a shop whose clock shows `now` allow a person to read the figures of their company. */
export async function makeCorporate(request: APIRequestContext, email: string, now: string): Promise<void> {
  await putRoles(request, await triedAsOwner(request, Date.parse(now)), email, { corporate: true });
}

async function putRoles(
  request: APIRequestContext,
  token: string,
  email: string,
  { platform = [], company = [], corporate = false }: Wanted & { corporate?: boolean },
): Promise<void> {
  const headers = { authorization: `Token ${token}` };
  const found = await request.get('/api/admin/users/', { headers, params: { search: email } });
  const { results } = (await found.json()) as { results: Found[] };
  const row = results.find((each) => each.email === email);
  const data = { admin_roles: platform, company_roles: company, corporate_account: corporate };
  const given = await request.put(`/api/admin/users/${row?.company.id}/${row?.id}/roles/`, {
    headers: Object.assign({ 'if-revision-match': String(row?.revision) }, headers),
    data,
  });
  expect(given.status()).toBe(200);
}

/** An administrator with these roles, whom only this test uses, with their name. */
export async function takeAdmin(request: APIRequestContext, wanted: Wanted) {
  const person = { email: takePerson(), password: PASSWORD };
  await giveRoles(request, person.email, wanted);
  const me = await request.get('/api/v2/me/', {
    headers: { authorization: `Token ${await tokenOf(request, person)}` },
  });
  const { first_name, last_name } = (await me.json()) as { first_name: string; last_name: string };
  return { person, name: `${first_name} ${last_name}` };
}
