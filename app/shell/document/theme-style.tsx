import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useTakeover } from '#app/member-data/reader.ts'

/** The palette of a takeover as a style element of variables, early in the document so that no other theme flashes. */
export function ThemeStyle() {
  const nonce = useRouter().options.ssr?.nonce
  const brandCode = useTakeover()?.brandCode ?? ''
  const { data: css } = useQuery({ ...pageDataQueries.takeoverStyle(brandCode), enabled: brandCode !== '' })
  return css ? <style nonce={nonce}>{css}</style> : null
}
