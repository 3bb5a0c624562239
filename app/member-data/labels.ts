import { useQuery } from '@tanstack/react-query'
import * as m from '#app/paraglide/messages.js'
import { pageDataQueries } from './page-data.data.ts'

/** The programme's labels under offers and rewards (spec §3), or the site's own where it has none. */
export function useLabels() {
  const { data } = useQuery(pageDataQueries.current())
  const labels = data?.labels
  return {
    details: labels?.details || m.offers_details(),
    howToSpend: labels?.howToSpend || m.offers_howTo(),
    termsAndConditions: labels?.termsAndConditions || m.offers_terms(),
    readMoreTermsConditions: labels?.readMoreTermsConditions || m.offers_readTerms(),
    expires: labels?.expires || m.offers_expires(),
  }
}
