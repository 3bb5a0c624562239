import { maxBodyBytes } from '@borealis/contract/call.ts'
import { Refusal } from './refusal.ts'

/**
 * Parses a JSON body.
 * @throws Refusal PAYLOAD_TOO_LARGE (unread) or INVALID_REQUEST
 */
export async function readBody(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
    throw new Refusal('PAYLOAD_TOO_LARGE')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBodyBytes) throw new Refusal('PAYLOAD_TOO_LARGE')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    throw new Refusal('INVALID_REQUEST')
  }
}
