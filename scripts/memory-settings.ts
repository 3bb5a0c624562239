/**
 * The container's memory settings for a process of the site (docs/operate.md, "Processes"). Benches and `trust` use
 * them too, so that they measure what runs in production.
 */
export const MEMORY_SETTINGS = {
  /** Images are processed on several threads, and glibc keeps a memory arena for each. */
  MALLOC_ARENA_MAX: '2',
  /** In MB. Otherwise the young generation grows to 128 MB during rendering and does not shrink again. */
  NODE_OPTIONS: '--max-semi-space-size=16',
}
