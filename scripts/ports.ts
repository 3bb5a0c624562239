import { createConnection, createServer } from 'node:net'

/** A port, with the environment variable that sets it. */
type WantedPort = { readonly variable: string; readonly port: number }

/** Reads a port from the environment. Exits with a message when it is not a port. */
export function portFromEnv(variable: string, fallback: number): WantedPort {
  const text = process.env[variable] || String(fallback)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    console.error(`${variable} must be a port from 1 to 65535, not "${text}".`)
    process.exit(1)
  }
  return { variable, port }
}

/** A message that names the first port in use, and how to choose another; `undefined` when all are free. */
export async function describeTakenPort(wanted: readonly WantedPort[]): Promise<string | undefined> {
  for (const [index, { variable, port }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port)
    if (twin) return `${variable} and ${twin.variable} are both ${port}: choose two different ports.`
    if (await isTaken(port)) {
      return `Port ${port} is in use: stop what uses it, or choose another with ${variable}=${port + 10}.`
    }
  }
  return undefined
}

/**
 * Whether a server answers on the port, or it cannot be bound: a server on another interface may show in only one of
 * the two.
 */
async function isTaken(port: number): Promise<boolean> {
  if (await accepts(port)) return true
  return new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(true))
    server.listen(port, () => server.close(() => resolve(false)))
  })
}

/** Whether a server listens on this loopback port. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
