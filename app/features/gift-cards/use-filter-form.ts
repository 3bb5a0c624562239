import { href } from '#app/site/href.ts'
import { useAppliedForm } from '#app/site/use-applied-form.ts'
import { filterSearch, readFilters } from './catalogue-filters.ts'

/** The catalogue's forms. */
export const useFilterForm = () =>
  useAppliedForm((fields) => href('/gift-cards', filterSearch(readFilters(fields))))
