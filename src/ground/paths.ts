// specification.md 2: the routes of the app. Every link is made with them.

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Every path of the app, as a constant or a function of its parameters. */
export const paths = {
  home: '/',
  start: '/start',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  completion: '/initial/',
  flexible: (category?: number) => (category ? `/flexible-benefits/${category}` : '/flexible-benefits'),
  special: (category?: number) => (category ? `/special-offers/${category}` : '/special-offers'),
  fixed: '/fixed-benefits',
  search: (text: string) => withQuery('/flexible-benefits', { search: text.trim() }),
  benefit: (id: number) => `/benefit/${id}`,
  cart: '/cart/',
  successPayment: (order?: number) => withQuery('/success-payment/', { order: order?.toString() }),
  transactions: '/transactions',
  transaction: (id: string) => withQuery('/transactions', { open: id }),
  vouchers: '/vouchers',
  budget: (category?: number, year?: number) =>
    withQuery('/budget', category ? { category: String(category), year: year?.toString() } : {}),
  profile: '/profile',
  account: '/account/',
  subscriptions: '/subscriptions',
  requests: (query: Record<string, string | undefined> = {}) => withQuery('/reimbursement', query),
  suggestion: '/suggestion',
  help: '/tutorial-and-faq',
  downloads: '/download-zone',
  contact: '/contact/',
  about: '/about',
  accessibility: '/accessibility',
  packages: '/packages/',
  freeLearning: withQuery('/packages/', { type: 'free' }),
  course: (id: number) => `/course/${id}`,
  courseStart: (id: number) => `/course/start/${id}`,
  courseQuestions: (id: number) => `/course/start/${id}?questions=1`,
  package: (id: number) => `/package/${id}`,
  certificates: '/certificates/',
  certificatePassed: (course: number) => withQuery('/success-certificate/', { course: String(course) }),
  certificateFailed: (id: number) => `/failed-certificate/${id}`,
  continuation: '/continuation/',
  verify: (code: string) => `/verify/${code}`,
  adminPanel: '/admin-panel',
  companyAdmin: '/company-admin',
  importOfPeople: '/company-admin/people/import',
  importOfUsers: '/admin-panel/users/import',
  importOfBenefits: '/admin-panel/imports',
  corporatePanel: '/corporate-panel',
} as const;
