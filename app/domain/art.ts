import type { Image } from '@borealis/contract/values.ts'

/** The route that makes and sends pictures (spec §2). */
export const IMAGE_ROUTE = '/_next/image'

/** Of a picture, what draws it without words: its address, and its ground while it loads. */
export type Art = Pick<Image, 'url' | 'colour'>

export const artOf = ({ url, colour }: Art): Art => ({ url, ...(colour && { colour }) })
