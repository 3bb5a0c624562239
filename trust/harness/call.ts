import { createHash } from 'node:crypto'
import { onTheWire } from '../hostile/wire.ts'
import { errorIn } from './error-in.ts'
import { type Door, doorOrigin, publicOrigin } from './world.ts'

/** What a server function answered. */
export interface Called {
  readonly status: number
  /** The code of the error inside; `undefined` when the function succeeded. */
  readonly code: string | undefined
  readonly text: string
  readonly headers: Headers
  readonly ms: number
}

interface Call {
  readonly file: string
  readonly name: string
  readonly data: unknown
  readonly door?: Door
  readonly headers?: Readonly<Record<string, string>>
}

const functionId = (file: string, name: string): string =>
  createHash('sha256').update(`${file}--${name}_createServerFn_handler`).digest('hex')

/** Calls a server function by POST, straight at one process or through the proxy. */
export async function call({ file, name, data, door = 'proxy', headers = {} }: Call): Promise<Called> {
  const began = performance.now()
  const response = await fetch(`${doorOrigin(door)}/_serverFn/${functionId(file, name)}`, {
    method: 'POST',
    body: onTheWire({ data }),
    headers: {
      origin: publicOrigin,
      'content-type': 'application/json',
      'x-tsr-serverfn': 'true',
      'sec-fetch-site': 'same-origin',
      // The process behind it may have been replaced since the call before.
      connection: 'close',
      ...headers,
    },
  })
  const text = await response.text()
  const ms = performance.now() - began
  return { status: response.status, code: errorIn(text)?.code, text, headers: response.headers, ms }
}

const REGISTRATION = 'app/features/registration/registration.functions.ts'

/** The e-mail check of the form that joins. */
export const validateEmail = (email: string, token: string, more: Partial<Call> = {}) =>
  call({ file: REGISTRATION, name: 'validateEmail', data: { email, token }, ...more })

/** What a new member fills in. */
export const newMember = (email: string) => ({
  email,
  firstName: 'Nobody',
  lastName: 'Example',
  birthDate: '1990-01-01',
  provinceCode: 'ON',
  language: 'en',
  terms: 'on',
})

/** Sends the form that joins. */
export const register = (values: Record<string, unknown>, token: string, more: Partial<Call> = {}) =>
  call({ file: REGISTRATION, name: 'registerMember', data: { values, token }, ...more })

/** Tries a promotion PIN. */
export const redeemPin = (pin: string, token: string, cookie: string, more: Partial<Call> = {}) =>
  call({
    file: 'app/features/promo/promo.functions.ts',
    name: 'redeemPin',
    data: { pin, token },
    ...more,
    headers: { cookie, ...more.headers },
  })
