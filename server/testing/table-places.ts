/** Where tables stand once companies are spread over several databases (docs/scaling.md 4). All others are spread by `company_id`. */
export const PLACES = {
  /** The same for all companies: on each database whole. */
  reference: [
    ...[
      'announcements',
      'benefit_companies',
      'benefit_files',
      'benefits',
      'catalogue_version',
      'categories',
      'companies',
    ],
    ...['core_benefits', 'coupons', 'course_answers', 'course_questions', 'courses', 'documents', 'exchange_rates'],
    ...['package_courses', 'packages', 'provider_offers', 'providers', 'questions'],
  ],
  /** Found by something that does not say which company it is of. */
  lookedUp: ['certificate_codes', 'mail_links', 'people', 'sessions', 'sign_in_attempts'],
  /** Of the platform or of its servers alone: on one database. */
  local: [
    'bulk_rows',
    'bulks',
    'job_runs',
    'platform_approvals',
    'platform_settings',
    'rate_changes',
    'rate_limits',
    'seals',
  ],
} as const;

/** Whether rows of a table are spread by their company. */
export const isSpread = (table: string): boolean =>
  !Object.values<readonly string[]>(PLACES).some((names) => names.includes(table));
