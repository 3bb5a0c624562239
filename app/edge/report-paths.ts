/**
 * Where browsers report policy violations (`app/routes/reports`). They do so on their own, some without an Origin header; a
 * report only leads to a log line.
 */
export const POLICY_REPORTS = '/reports/policy'
