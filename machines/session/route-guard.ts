/** Who may open a route: `guest` routes are for those who are not signed in, `completion` for those with data missing. */
export type Access = 'anyone' | 'guest' | 'signedIn' | 'completion' | 'admin' | 'companyAdmin' | 'corporate';

/** What is known of the person who opens a route. */
export interface Visitor {
  /** `unknown` while the token or the person is still being read. */
  standing: 'unknown' | 'signedOut' | 'incomplete' | 'complete';
  admin: boolean;
  companyAdmin: boolean;
  corporate: boolean;
  /** Where they were going when signing in or completion came between. */
  wayBack: string | null;
}

/** Open the route, wait until it is known who is there, or go elsewhere, keeping the place for later where `keep` says so. */
export type Decision = { step: 'open' } | { step: 'wait' } | { step: 'go'; to: string; keep: string | null };

const LOGIN = '/login';
const COMPLETION = '/initial/';
const HOME = '/';

const open: Decision = { step: 'open' };
const go = (to: string, keep: string | null = null): Decision => ({ step: 'go', to, keep });

/** specification.md 2, the route guard. `path` is the whole place: path, query and hash. */
export function decideRoute(access: Access, path: string, { standing, ...visitor }: Visitor): Decision {
  if (access === 'anyone') return open;
  if (standing === 'unknown') return { step: 'wait' };
  // Somebody who is signed in is told there why it does not open for them.
  if (access === 'guest' && isInvitation(path)) return open;
  if (standing === 'signedOut') return access === 'guest' ? open : go(LOGIN, safeWayBack(path));
  if (standing === 'incomplete') {
    return access === 'completion' ? open : go(COMPLETION, access === 'guest' ? visitor.wayBack : safeWayBack(path));
  }
  const mayOpen: Record<Exclude<Access, 'anyone'>, boolean> = {
    guest: false,
    completion: false,
    signedIn: true,
    admin: visitor.admin,
    companyAdmin: visitor.companyAdmin,
    corporate: visitor.corporate,
  };
  if (mayOpen[access]) return open;
  // Signed in and complete, one goes on to where one was going.
  return go(access === 'guest' || access === 'completion' ? (visitor.wayBack ?? HOME) : HOME);
}

const isInvitation = (path: string) => /^\/register\/?\?([^#]*&)?invite=/.test(path);

/** A place of this shop to go back to; null for another origin and for the way in itself. */
export function safeWayBack(path: string): string | null {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path)) return null;
  const [pathname = ''] = path.split(/[?#]/);
  const bare = pathname.replace(/\/+$/, '');
  return [LOGIN, '/initial', '/register', '/forgot-password', '/start'].includes(bare) ? null : path;
}
