import type { z } from 'zod'
import { bodyLimitOf, type Call } from '../call.ts'
import { fieldErrors } from './field-texts.ts'
import type { Headers, Incoming } from './incoming.ts'
import { Refusal } from './refusal.ts'

/**
 * Validates path, query and body by the schemas of the call.
 * @throws Refusal when one does not match
 */
export async function checkInput(call: Call, incoming: Incoming, headers: Headers) {
  return {
    params: call.params ? checkParams(call, call.params, incoming.params) : undefined,
    query: call.query ? check(call.query, headers.query) : undefined,
    body: call.body ? check(call.body, await readBody(incoming.request, bodyLimitOf(call))) : undefined,
  }
}

function check(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal('VALIDATION_FAILED', { errors: fieldErrors(parsed.error.issues) })
}

/** A malformed id is answered as not found. */
function checkParams(call: Call, schema: z.ZodType, params: Record<string, string>): unknown {
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  throw new Refusal(call.problems.includes('ADDRESS_NOT_FOUND') ? 'ADDRESS_NOT_FOUND' : 'NOT_FOUND')
}

/**
 * Parses a JSON body.
 * @throws Refusal PAYLOAD_TOO_LARGE (unread) or INVALID_REQUEST
 */
async function readBody(request: Request, maxBytes: number): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refusal('PAYLOAD_TOO_LARGE')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Refusal('PAYLOAD_TOO_LARGE')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    throw new Refusal('INVALID_REQUEST')
  }
}
