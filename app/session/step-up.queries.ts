import { queryOptions } from '@tanstack/react-query'
import { getPendingStepUp } from './step-up.functions.ts'

export const stepUpQueries = {
  pending: (intent: string) =>
    queryOptions({ queryKey: ['step-up', intent], queryFn: () => getPendingStepUp({ data: { intent } }) }),
}
