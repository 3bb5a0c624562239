const loaded = new Map<string, Promise<void>>()

/** Loads a provider's script once per document; a failed load is retried by the next call. */
export function loadScript(src: string): Promise<void> {
  const known = loaded.get(src)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loaded.delete(src)
      script.remove()
      reject(new Error('a script of the bot check did not load'))
    }
    document.head.append(script)
  })
  loaded.set(src, loading)
  return loading
}
