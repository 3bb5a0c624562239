/** Keeps the most recently used entries whose sizes together stay within a number of bytes. */
export class ByteLru<T> {
  readonly #entries = new Map<string, { value: T; bytes: number }>()
  readonly #maxBytes: number
  readonly #onEvict: ((key: string) => void) | undefined
  #bytes = 0

  constructor(maxBytes: number, onEvict?: (key: string) => void) {
    this.#maxBytes = maxBytes
    this.#onEvict = onEvict
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** An entry larger than the limit is not kept at all. */
  set(key: string, value: T, bytes: number): void {
    this.delete(key)
    if (bytes > this.#maxBytes) {
      this.#onEvict?.(key)
      return
    }
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.delete(oldest)
      this.#onEvict?.(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
