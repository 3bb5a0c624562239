import { createSerializationAdapter } from '@tanstack/react-router'
import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { LOCALE_HEADER } from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { callSite } from '#app/shell/calls/call-site.ts'
import { siteOrigin } from '#app/shell/links/site-origin.ts'
import { pageMember } from '#app/shell/member/page-member.ts'
import { BackendError } from './backend/backend-error.ts'
import { failByCode, failOutsideByCode } from './backend/coded-failure.server.ts'
import { isPlainAnswer, type PlainAnswer } from './domain/as-text.ts'
import { MEMBER_HEADER } from './domain/page-member.ts'

/**
 * Refuses cross-site calls of server functions; `app/edge/form-sender.server.ts` does so for forms. A call that says nothing of
 * its origin, because a proxy has taken it out, is good: it has a header that another site's page cannot send without asking
 * this one first (`body.server.ts` refuses calls without it), and no answer ever allows that.
 */
const csrf = createCsrfMiddleware({
  origin: (value) => value === siteOrigin(),
  filter: ({ handlerType }) => handlerType === 'serverFn',
  allowRequestsWithoutOriginCheck: true,
})

/** A server function's URL has no language, and the cookie may be another member's by now: the page sends its own. */
const pageHeaders = createMiddleware({ type: 'function' }).client(({ next }) =>
  next({ headers: { [LOCALE_HEADER]: currentLocale(), [MEMBER_HEADER]: pageMember() } }),
)

/** Failures reach the browser as codes, never as internal messages. */
const codedFailures = createMiddleware({ type: 'function' }).server(({ next, serverFnMeta }) =>
  failByCode(serverFnMeta?.name, next),
)

/** The same for failures before a function is found or its arguments are parsed. */
const codedCallFailures = createMiddleware().server(({ next, handlerType }) =>
  handlerType === 'serverFn' ? failOutsideByCode(async () => next()) : next(),
)

/** A backend error keeps its status and code across the wire: the retry rule and the error screens read them. */
const backendErrorAdapter = createSerializationAdapter({
  key: 'backend-error',
  test: (value): value is BackendError => value instanceof BackendError,
  toSerializable: (error) => error.toJSON(),
  fromSerializable: (fields) => new BackendError(fields),
})

/** A long result travels as one JSON text, which the browser parses natively. */
const plainAnswerAdapter = createSerializationAdapter({
  key: 'plain-answer',
  test: isPlainAnswer,
  toSerializable: (answer) => JSON.stringify(answer),
  fromSerializable: (text: string): PlainAnswer => JSON.parse(text),
})

export const startInstance = createStart(() => ({
  requestMiddleware: [codedCallFailures, csrf],
  functionMiddleware: [pageHeaders, codedFailures],
  serializationAdapters: [backendErrorAdapter, plainAnswerAdapter],
  serverFns: { fetch: callSite },
}))
