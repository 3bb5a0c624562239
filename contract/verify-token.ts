import { errors, type JWTVerifyGetKey, type JWTVerifyOptions, type JWTVerifyResult, jwtVerify } from 'jose'

/**
 * Verifies a token by a provider's keys. One without `kid` may be by any of several keys of its kind (OpenID Connect Core section 10.1).
 * @throws an error about the token, or why the keys could not be fetched: `isAboutToken` tells which
 */
export async function verifyByKeys(
  token: string,
  keys: JWTVerifyGetKey,
  options: JWTVerifyOptions,
): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, keys, options)
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    for await (const key of error) {
      const verified = await jwtVerify(token, key, options).catch((wrong: unknown) => {
        if (!(wrong instanceof errors.JWSSignatureVerificationFailed)) throw wrong
        return undefined
      })
      if (verified) return verified
    }
    throw new errors.JWSSignatureVerificationFailed()
  }
}

/** False when the provider's keys could not be fetched, which says nothing about the token. */
export const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== errors.JOSEError.code
