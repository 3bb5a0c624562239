/** Notations of a loopback address that a check by text would miss. */
const hostsOf = (port: number): string[] => [
  `127.0.0.1:${port}`,
  `localhost:${port}`,
  `LOCALHOST:${port}`,
  `localhost.:${port}`,
  `127.1:${port}`,
  `127.0.1:${port}`,
  `2130706433:${port}`,
  `0x7f000001:${port}`,
  `0x7f.0.0.1:${port}`,
  `0177.0.0.1:${port}`,
  `017700000001:${port}`,
  `127.000.000.001:${port}`,
  `0.0.0.0:${port}`,
  `0:${port}`,
  `[::1]:${port}`,
  `[::ffff:127.0.0.1]:${port}`,
  `[::ffff:7f00:1]:${port}`,
  `[0:0:0:0:0:0:0:1]:${port}`,
  `[::]:${port}`,
  `127.0.0.2:${port}`,
  `127.127.127.127:${port}`,
  `①②⑦.0.0.1:${port}`,
  `127。0。0。1:${port}`,
  `%31%32%37.0.0.1:${port}`,
  `localtest.me:${port}`,
]

/** URLs around a host: some only look as if the host were another one. */
const shapes: readonly ((host: string, allowed: URL) => string)[] = [
  (host) => `http://${host}/secret.png`,
  (host) => `HTTP://${host}/media/a.png`,
  (host) => `http:${host}/media/a.png`,
  (host) => `http:\\\\${host}/media/a.png`,
  (host) => `//${host}/media/a.png`,
  (host) => `/\\${host}/media/a.png`,
  (host) => `/\t/${host}/media/a.png`,
  (host) => ` http://${host}/media/a.png`,
  (host, { host: good }) => `http://${good}@${host}/media/a.png`,
  (host, { host: good }) => `http://${good}:80@${host}/media/a.png`,
  (host, { host: good }) => `http://${host}\\@${good}/media/a.png`,
  (host, { host: good }) => `http://${host}#@${good}/media/a.png`,
  (host, { host: good }) => `http://${host}?@${good}/media/a.png`,
  (host, { origin }) => `${origin}.${host}/media/a.png`,
  (host, { origin }) => `${origin}/media/../../${host}/a.png`,
  (host) => `https://${host}/media/a.png`,
  (host) => `ftp://${host}/media/a.png`,
  (host) => `gopher://${host}/_GET%20/`,
]

/** URLs without a host, which would open something else. */
const others = ({ origin }: URL): string[] => [
  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/svg+xml,<svg/>',
  'blob:http://127.0.0.1/1',
  'javascript:alert(1)',
  '/etc/passwd',
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.env',
  '/../package.json',
  '/../server/server.js',
  '/_next/image?url=/_next/image&w=640',
  `${origin}/media/..%2f..%2fcontrol/clock`,
  `${origin}/media/%2e%2e/control/clock`,
  `${origin}/media/..%5c..%5ccontrol`,
  `${origin}/mediaevil/a.png`,
  `${origin}/control/clock`,
  `${origin}/media%00/a.png`,
]

/**
 * At least `count` different values of `url` that the image route must reject; those with a loopback host lead to
 * `port`.
 */
export function imageProbes(allowed: URL, port: number, count: number): string[] {
  const hosts = hostsOf(port)
  const probes = new Set(others(allowed))
  for (const shape of shapes) for (const host of hosts) probes.add(shape(host, allowed))
  if (probes.size < count) throw new Error(`only ${probes.size} probes`)
  return [...probes]
}
