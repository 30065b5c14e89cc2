/** Placement of tables once companies are spread over several databases (docs/scaling.md 4). All others are spread by `company_id`. */
export const PLACES = {
  /** Shared by all companies: replicated on each database. */
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
  /** Looked up by a key that does not say the company. */
  lookedUp: ['certificate_codes', 'mail_links', 'people', 'sessions', 'sign_in_attempts'],
  /** Rows of the platform or of its servers, on one database. */
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

/** Whether the rows of a table are spread by their company. */
export const isSpread = (table: string): boolean =>
  !Object.values<readonly string[]>(PLACES).some((names) => names.includes(table));
