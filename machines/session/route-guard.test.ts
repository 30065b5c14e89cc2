import { describe, expect, it } from 'vitest';
import { type Access, type Decision, decideRoute, safeWayBack, type Visitor } from './route-guard.ts';

const nobody: Visitor = { standing: 'signedOut', admin: false, companyAdmin: false, corporate: false, wayBack: null };
const unread: Visitor = { ...nobody, standing: 'unknown' };
const incomplete: Visitor = { ...nobody, standing: 'incomplete', wayBack: '/cart/' };
const employee: Visitor = { ...nobody, standing: 'complete' };
const returning: Visitor = { ...employee, wayBack: '/benefit/7?from=home' };
const admin: Visitor = { ...employee, admin: true };
const companyAdmin: Visitor = { ...employee, companyAdmin: true };
const corporate: Visitor = { ...employee, corporate: true };

const open: Decision = { step: 'open' };
const wait: Decision = { step: 'wait' };
const to = (place: string, keep: string | null = null): Decision => ({ step: 'go', to: place, keep });

// specification.md 2, the route guard, and specification.md 4, account completion.
describe.each<[string, Visitor, Record<Access, Decision>]>([
  [
    'somebody who is not signed in',
    nobody,
    {
      anyone: open,
      guest: open,
      signedIn: to('/login', '/place?q=1#part'),
      completion: to('/login', '/place?q=1#part'),
      admin: to('/login', '/place?q=1#part'),
      companyAdmin: to('/login', '/place?q=1#part'),
      corporate: to('/login', '/place?q=1#part'),
    },
  ],
  [
    'somebody who is still being read',
    unread,
    { anyone: open, guest: wait, signedIn: wait, completion: wait, admin: wait, companyAdmin: wait, corporate: wait },
  ],
  [
    'a person with data missing',
    incomplete,
    {
      anyone: open,
      guest: to('/initial/', '/cart/'),
      signedIn: to('/initial/', '/place?q=1#part'),
      completion: open,
      admin: to('/initial/', '/place?q=1#part'),
      companyAdmin: to('/initial/', '/place?q=1#part'),
      corporate: to('/initial/', '/place?q=1#part'),
    },
  ],
  [
    'an employee',
    employee,
    {
      anyone: open,
      guest: to('/'),
      signedIn: open,
      completion: to('/'),
      admin: to('/'),
      companyAdmin: to('/'),
      corporate: to('/'),
    },
  ],
  [
    'an employee who was on the way somewhere',
    returning,
    {
      anyone: open,
      guest: to('/benefit/7?from=home'),
      signedIn: open,
      completion: to('/benefit/7?from=home'),
      admin: to('/'),
      companyAdmin: to('/'),
      corporate: to('/'),
    },
  ],
  [
    'an admin',
    admin,
    {
      anyone: open,
      guest: to('/'),
      signedIn: open,
      completion: to('/'),
      admin: open,
      companyAdmin: to('/'),
      corporate: to('/'),
    },
  ],
  [
    'who runs a company',
    companyAdmin,
    {
      anyone: open,
      guest: to('/'),
      signedIn: open,
      completion: to('/'),
      admin: to('/'),
      companyAdmin: open,
      corporate: to('/'),
    },
  ],
  [
    'a corporate account',
    corporate,
    {
      anyone: open,
      guest: to('/'),
      signedIn: open,
      completion: to('/'),
      admin: to('/'),
      companyAdmin: to('/'),
      corporate: open,
    },
  ],
])('%s', (_, visitor, expected) => {
  it.each(Object.entries(expected) as [Access, Decision][])('on a route for %s', (access, decision) => {
    expect(decideRoute(access, '/place?q=1#part', visitor)).toEqual(decision);
  });
});

describe('an invitation', () => {
  it.each([incomplete, employee])('is opened by somebody signed in as well: %o', (visitor) => {
    expect(decideRoute('guest', '/register?invite=link', visitor)).toEqual(open);
    expect(decideRoute('guest', '/register/?from=mail&invite=link#form', visitor)).toEqual(open);
  });

  it.each(['/register', '/register?company=IZBOR-RS', '/login?invite=link', '/register#?invite=link'])(
    'is not %s',
    (path) => {
      expect(decideRoute('guest', path, employee)).toEqual(to('/'));
    },
  );

  it('waits until it is known who is here', () => {
    expect(decideRoute('guest', '/register?invite=link', unread)).toEqual(wait);
  });
});

describe('the way back', () => {
  it.each(['/', '/cart/', '/flexible-benefits/4?search=spa#top'])('may be %s', (path) => {
    expect(safeWayBack(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'cart',
    '',
    '/a\\b',
    '/a\nb',
    '/login',
    '/login?next=/cart/',
    '/login/',
    '/initial/',
    '/start',
  ])('is never %j', (path) => {
    expect(safeWayBack(path)).toBeNull();
  });
});
