/**
 * Where browsers say what the policy stopped (`app/routes/reports`). They do so by themselves, some without saying from
 * where; nothing but a line in the log follows.
 */
export const POLICY_REPORTS = '/reports/policy'
