import { vi } from 'vitest'

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
