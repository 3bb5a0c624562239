import { contentCalls } from './content-calls.ts'
import { customerCalls } from './customer-calls.ts'
import { extensionCalls } from './extension-calls.ts'

/** Every call that the site makes, by operation name: the one table that client, sandbox, OpenAPI and tests share. */
export const calls = { ...customerCalls, ...contentCalls, ...extensionCalls }

export type Operation = keyof typeof calls
