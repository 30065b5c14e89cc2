import type {
  CompanyImpact,
  EditedCompany,
  ListedCompany,
} from '#contract/admin-companies/admin-companies.contract.ts';
import { listAnswer } from '#src/testing/list-answer.ts';

const CHANGED = { at: '2026-11-12T13:02:00.000Z', by: { id: 8, name: 'Milan Marković' } };

const company = (id: number, name: string, rest: Partial<ListedCompany>): ListedCompany =>
  Object.assign(
    {
      id,
      name,
      country: 'RS' as const,
      currency: 'RSD' as const,
      card_color: 'evergreen',
      promise_days: 3,
      active: true,
      revision: 4,
      people: 0,
      admins: 1,
      held: 0,
      spent: 0,
      changed: CHANGED,
    },
    rest,
  );

/** Companies as in the administration list. */
export const listedCompanies: readonly ListedCompany[] = [
  company(2, 'Gorica Studio d.o.o.', {
    country: 'ME',
    currency: 'EUR',
    card_color: 'teal',
    people: 41,
    held: 310.5,
    spent: 18_402.9,
  }),
  company(1, 'Morava Tehnologije d.o.o.', { people: 20_014, held: 1_204_000, spent: 184_902_350.4 }),
  company(4, 'Sava Transport d.o.o.', { card_color: 'brick', admins: 0 }),
  company(3, 'Una Softver d.o.o.', { country: 'BA', currency: 'KM', card_color: 'plum', people: 187, spent: 92_110 }),
  company(5, 'Zlatna jabuka d.o.o.', { active: false, card_color: 'indigo', people: 12 }),
];

/** The list's answer to a query. */
export function listedCompaniesAsked(search: URLSearchParams) {
  const [state, words] = [search.get('state'), (search.get('search') ?? '').toLowerCase()];
  return listAnswer(listedCompanies, {
    search: words === '' ? null : ({ name }) => name.toLowerCase().includes(words),
    state: state === null ? null : ({ active }) => active === (state === 'active'),
    country: search.get('country') === null ? null : ({ country }) => country === search.get('country'),
    without_admin: search.get('without_admin') !== 'true' ? null : ({ admins }) => admins === 0,
  });
}

/** A company by its id, as read by its form. */
export function companyAsked(id: number): EditedCompany | undefined {
  const found = listedCompanies.find((each) => each.id === id);
  if (!found) return undefined;
  const invited_admins = found.admins === 0 ? ['vesna.ilic@sava-transport.example'] : [];
  const rest = { code: 'H4VQ-8MPC-R2TN', currency_fixed: found.people > 0, invited_admins };
  return Object.assign({ changed_at: found.changed.at }, found, rest);
}

/** Impact of deactivating it. */
export function companyImpact(id: number): CompanyImpact {
  const { people = 0, held = 0 } = listedCompanies.find((each) => each.id === id) ?? {};
  return {
    impact: '0'.repeat(64),
    weight: people > 0 ? 'heavy' : 'harmless',
    effects: {
      people,
      invitations: 3,
      open_requests: 2,
      held,
      subscriptions: 7,
      open_orders: 1,
      left: people * 100,
      own: false,
      last_owner: false,
    },
  };
}
