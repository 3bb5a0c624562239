import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { env } from '#app/env.server.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keys = new Map<string, Buffer>()

function keyOf(generation: string): Buffer | undefined {
  const cached = keys.get(generation)
  if (cached) return cached
  const secret = env().SESSION_SECRETS.all[generation]
  if (!secret) return undefined
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'borealis record vault', 32))
  keys.set(generation, key)
  return key
}

/**
 * Seals a value for the record store (AES-256-GCM). `label` names the record: a sealed value that was moved
 * to another record does not open.
 */
export function seal(label: string, value: unknown): string {
  const generation = env().SESSION_SECRETS.sealing
  const key = keyOf(generation)
  if (!key) throw new Error('no session secret')
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(`${generation}|${label}`),
  )
  const sealed = Buffer.concat([
    iv,
    cipher.update(JSON.stringify(value), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  return `${generation}.${sealed.toString('base64url')}`
}

/** The value, or `undefined` when its seal, secret or schema does not match: the record then counts as gone. */
export function unseal<T>(label: string, sealed: string, schema: z.ZodType<T>): T | undefined {
  const [generation = '', body = ''] = sealed.split('.')
  const key = keyOf(generation)
  if (!key) return undefined
  const bytes = Buffer.from(body, 'base64url')
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(`${generation}|${label}`))
      .setAuthTag(bytes.subarray(bytes.length - TAG_BYTES))
    const text = Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES, bytes.length - TAG_BYTES)),
      decipher.final(),
    ])
    return schema.safeParse(JSON.parse(text.toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** 256 random bits for a handle or an id. */
export function randomHandle(): string {
  return randomBytes(32).toString('base64url')
}

/** The form in which the store knows an id or its unguessable part, so that a stolen store reveals no usable one. */
export function hashed(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
