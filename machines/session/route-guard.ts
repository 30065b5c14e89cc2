/** Who can open a route: `guest` routes are for people who are not signed in, `completion` for those whose profile is incomplete. */
export type Access = 'anyone' | 'guest' | 'signedIn' | 'completion' | 'admin' | 'companyAdmin' | 'corporate';

/** What is known about the person who opens a route. */
export interface Visitor {
  /** `unknown` while the token or the person is being loaded. */
  standing: 'unknown' | 'signedOut' | 'incomplete' | 'complete';
  admin: boolean;
  companyAdmin: boolean;
  corporate: boolean;
  /** The page they wanted before signing in or completing their profile. */
  wayBack: string | null;
}

/** Opens the route, waits until the person is known, or redirects; `keep` is the place to return to later, or null. */
export type Decision = { step: 'open' } | { step: 'wait' } | { step: 'go'; to: string; keep: string | null };

const LOGIN = '/login';
const COMPLETION = '/initial/';
const HOME = '/';

const open: Decision = { step: 'open' };
const go = (to: string, keep: string | null = null): Decision => ({ step: 'go', to, keep });

/** specification.md 2, the route guard. `path` is the full place: path, query and hash. */
export function decideRoute(access: Access, path: string, { standing, ...visitor }: Visitor): Decision {
  if (access === 'anyone') return open;
  if (standing === 'unknown') return { step: 'wait' };
  // The invitation's page tells a signed-in person why it cannot be used.
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
  // Signed in and complete: continues to the page that was wanted.
  return go(access === 'guest' || access === 'completion' ? (visitor.wayBack ?? HOME) : HOME);
}

const isInvitation = (path: string) => /^\/register\/?\?([^#]*&)?invite=/.test(path);

/** A place of this shop to return to; null for another origin and for the sign-in pages themselves. */
export function safeWayBack(path: string): string | null {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path)) return null;
  const [pathname = ''] = path.split(/[?#]/);
  const bare = pathname.replace(/\/+$/, '');
  return [LOGIN, '/initial', '/register', '/forgot-password', '/start'].includes(bare) ? null : path;
}
