import type { QueryClient } from '@tanstack/react-query'
import { successQueries } from './success.queries.ts'

/** The order; when it cannot be had the page still says what is known. */
export async function loadSuccess(queryClient: QueryClient, orderNumber: string | undefined): Promise<void> {
  await queryClient.prefetchQuery(successQueries.order(orderNumber))
}
