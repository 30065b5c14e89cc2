/** The words of the product. A folder below contract, machines, src, server, stories, locales or e2e has one of these names. */
export const FEATURES = [
  'benefit',
  'benefit-detail',
  'benefits',
  'browse',
  'budget',
  'budgets',
  'card',
  'cart',
  'categories',
  'checkout',
  'companies',
  'completion',
  'favourites',
  'home',
  'login',
  'money',
  'notifications',
  'orders',
  'search',
  'session',
  'start',
  'subscription',
  'toasts',
  'transactions',
  'users',
  'vouchers',
] as const;

/** Folders that belong to a kind and not to a feature. */
export const KIND_FOLDERS: Record<string, readonly string[]> = {
  contract: ['calendar', 'errors', 'pager'],
  machines: ['report', 'testing'],
  src: ['api', 'app', 'public'],
  server: [
    'config',
    'database',
    'demo',
    'endpoints',
    'errors',
    'faults',
    'files',
    'jobs',
    'mail',
    'metrics',
    'outbox',
    'pictures',
    'testing',
    'web',
  ],
  stories: ['.storybook', 'app', 'design-system', 'flows', 'testing'],
  locales: ['api', 'app', 'errors', 'frame'],
  e2e: ['accessibility', 'journeys', 'paths', 'testing'],
};

/** Kinds whose folders are components, not features. */
export const COMPONENT_KINDS = ['design-system'] as const;

/** Architecture 2: what each kind may import of ours. Each may import itself. */
export const WALLS: Record<string, readonly string[]> = {
  contract: [],
  machines: ['contract'],
  'design-system': [],
  locales: [],
  src: ['contract', 'machines', 'design-system', 'locales'],
  server: ['contract'],
  stories: ['contract', 'machines', 'design-system', 'locales', 'src'],
};
