import { meantCode } from '#app/domain/written-code.ts'
import { isMissing } from './backend-error.ts'

/**
 * What `read` finds under a code, or under the one of `registered` that is meant: people write capitals, spaces and dashes as
 * they like. A code that is nowhere costs no more than asking for it, and what `registered` asks.
 * @throws what `read` throws for the code as it is written
 */
export async function readByCode<T>(
  code: string,
  read: (code: string) => Promise<T>,
  registered: () => Promise<readonly string[]>,
): Promise<T> {
  return read(code).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error
    const meant = meantCode(code, await registered().catch(() => []))
    if (meant === undefined || meant === code) throw error
    return read(meant).catch(() => {
      throw error
    })
  })
}
