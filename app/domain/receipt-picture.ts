/** The one page whose form may bring a picture, without its language. */
export const PICTURE_PAGE = '/help/missing-points'

/**
 * The field of the picture. Once the server has read the form, it holds `PICTURE_RECEIVED`, or why no picture was taken. The bytes are apart
 * (`requestContext().picture`).
 */
export const PICTURE_FIELD = 'receiptPicture'
export const PICTURE_RECEIVED = 'received'

/** Photos of phones have 2 to 6 MB; bytes. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024

/** What the site decodes. Phones turn their own formats into JPEG for a form that asks for it. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/**
 * Why a picture was not taken: too large · not of these types · damaged or empty · too many at once · lost on its way, such as by a
 * form that was sent again · not kept by the backend.
 */
export const pictureProblems = ['large', 'kind', 'damaged', 'busy', 'lost', 'unkept'] as const
export type PictureProblem = (typeof pictureProblems)[number]

/** What is wrong with a file before it is sent, by what the browser says of it. */
export function problemOfFile({ size, type }: { size: number; type: string }): PictureProblem | undefined {
  if (size === 0) return 'damaged'
  if (size > MAX_PICTURE_BYTES) return 'large'
  return pictureTypes.some((known) => known === type) ? undefined : 'kind'
}
