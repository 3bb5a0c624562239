/** What a request cannot be answered without, such as the session store, does not answer for now. Its cause is for the log. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}
