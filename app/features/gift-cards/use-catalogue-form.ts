import { useAppliedForm } from '#app/shell/forms/use-applied-form.ts'
import { href } from '#app/shell/links/href.ts'
import { catalogueSearch, readCatalogueSearch } from './catalogue-filters.ts'

/** The catalogue's forms. */
export const useCatalogueForm = () =>
  useAppliedForm((fields) => href('/gift-cards', catalogueSearch(readCatalogueSearch(fields))))
