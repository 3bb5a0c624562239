/**
 * What the container sets so that a process of the site stays small (docs/operate.md, "Processes"). Benches and `trust` start the
 * site with it, so that what they measure is what runs.
 */
export const MEMORY_SETTINGS = {
  /** Pictures are made on several threads, and glibc keeps an arena of memory for each. */
  MALLOC_ARENA_MAX: '2',
  /** In MB. The young generation would otherwise grow to 128 MB while pages are rendered, and not shrink again. */
  NODE_OPTIONS: '--max-semi-space-size=16',
}
