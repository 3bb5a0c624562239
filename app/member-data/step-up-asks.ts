import { createIsomorphicFn } from '@tanstack/react-start'
import { env } from '#app/env.server.ts'

/**
 * The one place that decides what pages promise of a step-up: `always` when it asks the customer each time; every message that
 * speaks of it has a variant for that, and one that promises less. `OIDC_STEP_UP_ASKS` on the server; the document carries it for
 * the browser, as `<html data-step-up>`.
 */
export const stepUpAsks: () => string = createIsomorphicFn()
  .server((): string => env().OIDC_STEP_UP_ASKS)
  .client((): string => document.documentElement.dataset.stepUp ?? '')
