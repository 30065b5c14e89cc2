/** The words of the product. A folder below contract, machines, src, server, stories, locales or e2e has one of these names. */
export const FEATURES = [
  'accessibility',
  'about',
  'attempts',
  'benefit',
  'benefit-detail',
  'benefits',
  'browse',
  'budget',
  'budgets',
  'card',
  'cart',
  'categories',
  'certificates',
  'checkout',
  'companies',
  'completion',
  'contact',
  'coupons',
  'courses',
  'documents',
  'enrolments',
  'favourites',
  'help',
  'home',
  'learning',
  'login',
  'money',
  'notifications',
  'nudges',
  'offline',
  'orders',
  'packages',
  'password-reset',
  'profile',
  'registration',
  'requests',
  'search',
  'session',
  'start',
  'subscriptions',
  'suggestions',
  'toasts',
  'transactions',
  'users',
  'vouchers',
] as const;

/** Folders that belong to a kind and not to a feature. */
export const KIND_FOLDERS: Record<string, readonly string[]> = {
  contract: ['calendar', 'errors', 'pager', 'testing'],
  machines: ['report', 'testing'],
  src: ['api', 'app', 'files', 'ground', 'public', 'testing'],
  server: [
    'calendar',
    'caller',
    'config',
    'database',
    'endpoints',
    'errors',
    'faults',
    'files',
    'jobs',
    'mail',
    'metrics',
    'outbox',
    'people',
    'testing',
    'web',
  ],
  demo: ['composer', 'content', 'made', 'pdfs', 'seeds', 'typesetter'],
  stories: ['.storybook', 'app', 'design-system', 'files', 'flows', 'testing', 'welcome'],
  locales: ['api', 'app', 'errors', 'files', 'frame', 'pager'],
  e2e: ['book', 'journeys', 'paths', 'testing'],
};

/** Kinds whose folders are components, not features. */
export const COMPONENT_KINDS = ['design-system'] as const;

/** architecture.md 2: what each kind may import of ours. Each may import itself. */
export const WALLS: Record<string, readonly string[]> = {
  contract: [],
  machines: ['contract'],
  'design-system': [],
  locales: [],
  src: ['contract', 'machines', 'design-system', 'locales'],
  server: ['contract'],
  stories: ['contract', 'machines', 'design-system', 'locales', 'src'],
  demo: ['contract', 'design-system', 'server'],
};

/** Who reads the demo besides its own seed: the start of a shop that wants it, when it comes to it; and any test. */
export const DEMO_READERS = ['server/main.ts'] as const;

/**
 * Which way imports run within a kind: a folder imports only from the lines above its own, a type as much as a value, and so
 * no two folders need each other. `.` are the files beside the folders. What stands last is what all of it is put together
 * in: nobody imports it.
 */
export const FLOORS: Record<string, readonly (readonly string[])[]> = {
  contract: [
    ['money', 'calendar'],
    ['.'],
    ['benefits', 'budgets', 'categories', 'certificates', 'companies', 'contact', 'courses', 'documents', 'errors'],
    ['favourites', 'help', 'notifications', 'pager', 'registration', 'requests', 'session', 'suggestions', 'vouchers'],
    ['attempts', 'cart', 'coupons', 'nudges', 'orders', 'packages', 'password-reset', 'subscriptions', 'transactions'],
    ['checkout', 'enrolments', 'home', 'search', 'users'],
    ['profile'],
    ['testing'],
  ],
  machines: [
    ['.', 'testing'],
    ['attempts', 'browse', 'cart', 'checkout', 'enrolments', 'login', 'notifications', 'password-reset', 'profile'],
    ['registration', 'requests', 'session', 'subscriptions', 'toasts', 'transactions'],
    ['report'],
  ],
  src: [
    ['api'],
    ['ground'],
    ['session'],
    ['money', 'files'],
    ['card', 'budget'],
    ['benefit'],
    ['vouchers', 'password-reset', 'completion', 'certificates', 'browse', 'toasts'],
    ['about', 'accessibility', 'contact', 'documents', 'help', 'login', 'registration', 'start', 'suggestions'],
    ['cart', 'favourites', 'notifications', 'nudges', 'search', 'subscriptions', 'offline'],
    ['home', 'benefit-detail', 'checkout', 'budgets', 'transactions', 'requests', 'enrolments', 'profile'],
    ['courses'],
    ['packages'],
    ['learning', 'attempts'],
    ['app', 'testing'],
    ['.'],
  ],
  server: [
    ['config'],
    ['database'],
    ['errors', 'money'],
    ['calendar', 'companies', 'jobs', 'web'],
    ['people', 'mail'],
    ['caller', 'outbox', 'budget'],
    ['files', 'metrics'],
    ['endpoints'],
    ['session', 'faults', 'benefits', 'contact', 'documents', 'help', 'vouchers'],
    ['registration', 'cart', 'categories', 'favourites', 'notifications', 'suggestions'],
    ['password-reset', 'checkout', 'learning', 'orders', 'requests', 'users'],
    ['profile', 'subscriptions', 'transactions', 'coupons', 'courses'],
    ['budgets', 'enrolments', 'nudges', 'packages'],
    ['home', 'search', 'attempts'],
    ['certificates'],
    ['.'],
    ['testing'],
  ],
};
