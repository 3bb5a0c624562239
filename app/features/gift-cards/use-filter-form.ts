import { useAppliedForm } from '#app/site/forms/use-applied-form.ts'
import { href } from '#app/site/links/href.ts'
import { filterSearch, readFilters } from './catalogue-filters.ts'

/** The catalogue's forms. */
export const useFilterForm = () =>
  useAppliedForm((fields) => href('/gift-cards', filterSearch(readFilters(fields))))
