/** Redirects a POST to a GET, so that a reload does not send the form again. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
