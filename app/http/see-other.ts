/** Leads the browser on by a GET of its own: after a post, a reload sends nothing again. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
