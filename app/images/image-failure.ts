/** Why a picture cannot be served. The code is the body of the answer; the cause goes to the log. */
export class ImageFailure extends Error {
  override name = 'ImageFailure'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, cause?: unknown) {
    super(code, { cause })
    this.status = status
    this.code = code
  }
}
