import { spellingsOf } from '#app/domain/written-code.ts'
import { isMissing } from './backend-error.ts'

/**
 * What `read` finds under a code, or under another spelling of it: people write capitals, spaces and dashes as they like.
 * @throws what `read` throws for the code as it is written
 */
export async function readByCode<T>(code: string, read: (code: string) => Promise<T>): Promise<T> {
  return read(code).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error
    for (const spelling of spellingsOf(code)) {
      const found = await read(spelling).catch((again: unknown) => {
        if (!isMissing(again)) throw error
        return undefined
      })
      if (found !== undefined) return found
    }
    throw error
  })
}
