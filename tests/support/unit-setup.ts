import { vi } from 'vitest'

const PATIENCE_MS = 10_000

/**
 * Unit tests see server functions as a page does, as calls that answer: each is a mock without an answer, and what it does
 * on the server is not run. `vi.mocked(getProfile).mockResolvedValue(…)` answers one; integration tests call the real ones.
 */
vi.mock('@tanstack/react-start', async (importOriginal) => {
  const declaration = { middleware: () => declaration, validator: () => declaration, handler: () => vi.fn() }
  return {
    ...(await importOriginal<typeof import('@tanstack/react-start')>()),
    createServerFn: () => declaration,
  }
})

const { waitFor } = vi
/** What a test waits for comes or it does not: by default Vitest gives up after a second, which a busy machine takes. */
vi.waitFor = (callback, options = { timeout: PATIENCE_MS }) => waitFor(callback, options)
