import { BackendError } from '#app/backend/backend-error.ts'
import { getProfile } from './account.functions.ts'

/** Whose card may lie in the browser that asks: its digits, or 401 when nobody is signed in there. */
export async function memberCardOwner(): Promise<Response> {
  try {
    const { sceneNumber } = await getProfile()
    return new Response(sceneNumber, { headers: { 'content-type': 'text/plain' } })
  } catch (error) {
    if (error instanceof BackendError && error.status === 401) return new Response(null, { status: 401 })
    throw error
  }
}
