import { JOIN_WORDING, WORDING_FIELD } from '../../app/features/registration/check-join.ts'
import pageData from '../../sandbox/seed/data/page-data.json' with { type: 'json' }
import { onTheWire } from '../hostile/wire.ts'
import { type Door, doorOrigin, publicOrigin } from './world.ts'

/** The response of a server function. */
export interface Called {
  readonly status: number
  /** The code of the serialised error; `undefined` when the function succeeded. */
  readonly code: string | undefined
  readonly text: string
  readonly headers: Headers
  readonly ms: number
}

interface Call {
  readonly name: string
  readonly data: unknown
  readonly door?: Door
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls a server function by POST, at one process or through the proxy. */
export async function call({ name, data, door = 'proxy', headers = {} }: Call): Promise<Called> {
  const began = performance.now()
  const response = await fetch(`${doorOrigin(door)}/_serverFn/${name}`, {
    method: 'POST',
    body: onTheWire({ data }),
    headers: {
      origin: publicOrigin,
      'content-type': 'application/json',
      'x-tsr-serverfn': 'true',
      'sec-fetch-site': 'same-origin',
      // The process behind it may have been replaced since the last call.
      connection: 'close',
      ...headers,
    },
  })
  const text = await response.text()
  const ms = performance.now() - began
  return { status: response.status, code: errorIn(text)?.code, text, headers: response.headers, ms }
}

/** Calls the e-mail check of the registration form. */
export const validateEmail = (email: string, token: string, more: Partial<Call> = {}) =>
  call({ name: 'validateEmail', data: { email, token }, ...more })

/** The fields of a new member. */
export const newMember = (email: string) => ({
  email,
  firstName: 'Nobody',
  lastName: 'Example',
  birthDate: '1990-01-01',
  provinceCode: 'ON',
  language: 'en',
  terms: pageData.termsVersion,
  [WORDING_FIELD]: JOIN_WORDING,
})

/** Submits the registration form. */
export const register = (values: Record<string, unknown>, token: string, more: Partial<Call> = {}) =>
  call({ name: 'registerMember', data: { values, token }, ...more })

/** Redeems a promotion PIN. */
export const redeemPin = (pin: string, token: string, cookie: string, more: Partial<Call> = {}) =>
  call({
    name: 'redeemPin',
    data: { pin, token },
    ...more,
    headers: { cookie, ...more.headers },
  })

/**
 * The error that a server function's response contains, as Start serialises it (seroval); `undefined` for a success.
 * `status` is absent for an error without one.
 */
export function errorIn(
  text: string,
): { readonly code: string; readonly status: number | undefined } | undefined {
  const [, code, status] =
    /"k":\["code"[^\]]*\],"v":\[\{"t":1,"s":"(\w+)"\}(?:,\{"t":0,"s":(\d{3})\})?/.exec(text) ?? []
  return code === undefined ? undefined : { code, status: status === undefined ? undefined : Number(status) }
}
