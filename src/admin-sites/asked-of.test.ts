import { expect, it } from 'vitest';
import { MISSING } from '#contract/admin-benefits/benefit.rules.ts';
import { KINDS, WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { WHOSE } from '#contract/core-benefits/core-benefits.rules.ts';
import { GIFT_STATUSES } from '#contract/gifts/gifts.rules.ts';
import { IMPORT_STATUSES } from '#contract/imports/import-shapes.contract.ts';
import { INVITATION_STATUSES } from '#contract/registration/registration.contract.ts';
import { askedOf } from '#contract/saved-lists/asked.rules.ts';
import type { SiteOfLists } from '#contract/saved-lists/saved-lists.rules.ts';
import type { ListAddress, ListPlace } from '../admin/parts/list-address.ts';
import { benefitsAddress, benefitsFilter } from '../admin-benefits/benefits-address.ts';
import { providersAddress, providersFilter } from '../admin-benefits/providers-address.ts';
import { giftsAddress, giftsFilter } from '../admin-budgets/gifts-address.ts';
import { companiesAddress, companiesFilter } from '../admin-companies/companies-address.ts';
import { documentsAddress, documentsFilter } from '../admin-content/documents-address.ts';
import { faqAddress, faqFilter } from '../admin-content/faq-address.ts';
import { coreAddress, coreFilter } from '../admin-core-benefits/core-address.ts';
import { couponsAddress, couponsFilter } from '../admin-learning/coupons-address.ts';
import { ordersAddress, ordersFilter } from '../admin-orders/orders-address.ts';
import {
  allInvitationsAddress,
  allInvitationsFilter,
  invitationsAddress,
  invitationsFilter,
} from '../admin-people/invitations-address.ts';
import { peopleAddress, peopleFilter } from '../admin-people/people-address.ts';
import { usersAddress, usersFilter } from '../admin-people/users-address.ts';
import { suggestionsAddress, suggestionsFilter } from '../admin-suggestions/suggestions-address.ts';
import { importsAddress, importsFilter, userImportsFilter } from '../imports/imports-address.ts';
import { jelena } from '../testing/people.ts';

const NOW = new Date();
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade' }).format(NOW);
const looking = { companyId: jelena.company.id, userId: jelena.id, today };

/** The address of a list, and the query that its screen makes of it. */
interface Screen {
  address: Pick<ListAddress<ListPlace>, 'filters' | 'read'>;
  filter: (values: never) => object;
  /** Values of each filter, as the address writes them. */
  samples: Readonly<Record<string, readonly string[]>>;
}

const IDS = ['3', '3,14'];
const SWITCH = ['active', 'inactive'];
const HAVING = ['with', 'without'];
const DAYS = ['today', '7d', '30d', '2026-11-01..', '..2026-11-23', '2026-11-01..2026-11-23'];
const AMOUNTS = ['1000..', '..5000.50', '1000..5000.50'];

const invitation = { state: INVITATION_STATUSES, invitation: ['unopened'] };
const imports = { company: ['7'], state: IMPORT_STATUSES };

const SCREENS: Record<SiteOfLists, Record<string, Screen>> = {
  platform: {
    benefits: {
      address: benefitsAddress,
      filter: (values: Parameters<typeof benefitsFilter>[0]) => benefitsFilter(values, { me: jelena, now: NOW }),
      samples: {
        state: ['draft', 'offered'],
        kind: KINDS,
        way: WAYS_TO_BUY,
        category: ['3'],
        provider: ['4'],
        company: ['5'],
        price: AMOUNTS,
        missing: MISSING,
        by: ['me'],
        changed: DAYS,
        ids: IDS,
      },
    },
    providers: {
      address: providersAddress,
      filter: providersFilter,
      samples: { state: SWITCH, picture: HAVING, benefits: HAVING, ids: IDS },
    },
    coupons: { address: couponsAddress, filter: couponsFilter, samples: { state: SWITCH, ids: IDS } },
    companies: {
      address: companiesAddress,
      filter: companiesFilter,
      samples: { state: SWITCH, country: ['RS'], currency: ['EUR'], admin: HAVING },
    },
    users: {
      address: usersAddress,
      filter: usersFilter,
      samples: { company: IDS, role: ['admin.owner'], state: ['active,ended'], code: HAVING, ids: IDS },
    },
    invitations: {
      address: allInvitationsAddress,
      filter: allInvitationsFilter,
      samples: Object.assign({ company: ['7'] }, invitation),
    },
    orders: {
      address: ordersAddress,
      filter: ordersFilter,
      samples: {
        status: ['pending', 'pending,in_process'],
        company: IDS,
        way: WAYS_TO_BUY,
        date: DAYS,
        sum: AMOUNTS,
        ids: IDS,
      },
    },
    suggestions: {
      address: suggestionsAddress,
      filter: suggestionsFilter,
      samples: { status: ['new', 'new,agreed'], category: IDS, company: IDS, ids: IDS },
    },
    faq: {
      address: faqAddress,
      filter: faqFilter,
      samples: { topic: ['Budžet'], missing: ['sr'], state: SWITCH, ids: IDS },
    },
    documents: {
      address: documentsAddress,
      filter: documentsFilter,
      samples: { language: ['EN'], missing: ['sr'], state: SWITCH, ids: IDS },
    },
    imports: { address: importsAddress, filter: importsFilter, samples: Object.assign({}, imports, { company: [] }) },
    'user-imports': { address: importsAddress, filter: userImportsFilter, samples: imports },
  },
  company: {
    core: {
      address: coreAddress,
      filter: coreFilter,
      samples: { whose: WHOSE, missing: ['sr'], state: SWITCH, ids: IDS },
    },
    people: {
      address: peopleAddress,
      filter: peopleFilter,
      samples: {
        state: ['active', 'active,invited'],
        invitation: ['unopened'],
        unit: ['Prodaja', 'R%2CD,Prodaja jug'],
        role: ['owner'],
        budget: HAVING,
        ids: IDS,
        left: AMOUNTS,
      },
    },
    invitations: { address: invitationsAddress, filter: invitationsFilter, samples: invitation },
    budgets: {
      address: giftsAddress,
      filter: giftsFilter,
      samples: { category: ['flexible', '3,flexible'], state: GIFT_STATUSES, by: IDS, date: DAYS, ids: IDS },
    },
    imports: { address: importsAddress, filter: importsFilter, samples: Object.assign({}, imports, { company: [] }) },
    'budget-imports': {
      address: importsAddress,
      filter: importsFilter,
      samples: Object.assign({}, imports, { company: [] }),
    },
  },
};

const lists = (['platform', 'company'] as const).flatMap((site) =>
  Object.entries(SCREENS[site]).map(([list, screen]) => ({ site, list, screen })),
);

/** The query of a screen as texts, without its order. */
function onScreen({ address, filter }: Screen, kept: Record<string, string>) {
  const { ordering: _, ...asked } = filter(address.read(new URLSearchParams(kept)) as never) as Record<string, unknown>;
  const set = Object.entries(asked).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

it.each(lists)('what is told of $list ($site) each morning is what its screen shows', ({ site, list, screen }) => {
  const { samples, address } = screen;
  expect(Object.keys(samples).toSorted()).toEqual([...address.filters].toSorted());
  const addresses = Object.entries(samples).flatMap(([name, texts]) => texts.map((text) => ({ [name]: text })));
  for (const kept of [{}, { q: 'šeć' }, ...addresses])
    expect([kept, askedOf({ site, list, address: kept }, looking)]).toEqual([kept, onScreen(screen, kept)]);
});
