import type { AltchaChallenge } from './bot-check.ts'

/** Numbers hashed in parallel, off the main thread; the page stays responsive between two rounds. */
const ROUND = 512

/**
 * Tries numbers until one fits.
 * @returns the solution as the protocol sends it: JSON in base64
 * @throws Error when none fits: the challenge was damaged on its way
 */
export async function solveAltcha({
  challenge,
  salt,
  signature,
  maxNumber,
}: AltchaChallenge): Promise<string> {
  const text = new TextEncoder()
  for (let first = 0; first <= maxNumber; first += ROUND) {
    const numbers = Array.from(
      { length: Math.min(ROUND, maxNumber - first + 1) },
      (_, index) => first + index,
    )
    const hashes = await Promise.all(
      numbers.map((number) => crypto.subtle.digest('SHA-256', text.encode(salt + number))),
    )
    const found = hashes.findIndex((hash) => hexOf(hash) === challenge)
    const number = numbers[found]
    if (number !== undefined)
      return btoa(JSON.stringify({ algorithm: 'SHA-256', challenge, number, salt, signature }))
  }
  throw new Error('the challenge has no solution')
}

const hexOf = (hash: ArrayBuffer): string =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
