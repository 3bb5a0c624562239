/** A service that every request needs, such as the session store, is down. The cause is for the log. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}
