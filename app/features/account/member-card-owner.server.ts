import { BackendError } from '#app/backend/backend-error.ts'
import { getProfile } from '#app/member-data/profile.data.ts'

/** The number of the member whose card this browser may store; 401 when signed out. */
export async function memberCardOwner(): Promise<Response> {
  try {
    const { sceneNumber } = await getProfile()
    return new Response(sceneNumber, { headers: { 'content-type': 'text/plain' } })
  } catch (error) {
    if (error instanceof BackendError && error.status === 401) return new Response(null, { status: 401 })
    throw error
  }
}
