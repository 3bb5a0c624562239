const METHODS = ['GET', 'HEAD', 'POST']

/**
 * 405 for a method that no address of the site takes (RFC 9110 section 15.5.6); `undefined` for the others. The framework
 * would render a whole page for OPTIONS, and fail on TRACE, of which no `Request` can be made.
 */
export function refuseMethod(method: string): Response | undefined {
  if (METHODS.includes(method)) return undefined
  return new Response('Method not allowed', {
    status: 405,
    headers: { allow: METHODS.join(', '), 'cache-control': 'no-store' },
  })
}
