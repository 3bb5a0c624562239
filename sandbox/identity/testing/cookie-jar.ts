/** Cookies of a simulated browser, by host and path. Like a browser it accepts Secure cookies on loopback. */
export class CookieJar {
  readonly #cookies = new Map<string, { host: string; path: string; name: string; value: string }>()

  header(url: URL): string {
    return [...this.#cookies.values()]
      .filter(({ host, path }) => host === url.hostname && covers(path, url.pathname))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  store(url: URL, response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      const attribute = (wanted: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
      const path = attribute('path') ?? '/'
      const key = `${url.hostname} ${path} ${name}`
      const gone = attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '') <= Date.now()
      if (gone) this.#cookies.delete(key)
      else this.#cookies.set(key, { host: url.hostname, path, name, value })
    }
  }
}

function covers(path: string, target: string): boolean {
  return target === path || target.startsWith(path.endsWith('/') ? path : `${path}/`)
}
