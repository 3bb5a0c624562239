/** A service that every request needs, such as the session store, is down. The `cause` is logged. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}
