import { useAppliedForm } from '#app/site/forms/use-applied-form.ts'
import { href } from '#app/site/links/href.ts'
import { catalogueSearch, readCatalogueSearch } from './catalogue-filters.ts'

/** The catalogue's forms. */
export const useCatalogueForm = () =>
  useAppliedForm((fields) => href('/gift-cards', catalogueSearch(readCatalogueSearch(fields))))
