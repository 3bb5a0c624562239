import { CookieJar } from '../../sandbox/identity/testing/cookie-jar.ts'
import { passTime } from '../../tests/support/waits.ts'
import { CODE } from './lemonldap.ts'
import { intentIn } from './order.ts'

/** How often a page that waits for an outcome is opened again, and after how long. */
const LOOKS = 40
const LOOK_AGAIN_MS = 500

/** A browser at LemonLDAP::NG without scripts, which follows redirects and answers the provider's pages. */
export class Person {
  readonly #jar = new CookieJar()
  readonly #site: string
  readonly #prefix: string
  /** Where it stands. */
  last = ''
  /** @param site its origin */
  constructor(site: string, prefix: '' | '/fr-ca') {
    this.#site = site
    this.#prefix = prefix
  }

  readonly #at = (path: string) => new URL(`${this.#site}${this.#prefix}${path}`)

  async #request(url: URL, fields?: Record<string, string>, sendsCookies = true): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        ...(sendsCookies && { cookie: this.#jar.header(url) }),
        'sec-fetch-site': url.origin === this.#site ? 'same-origin' : 'cross-site',
        ...(fields && { origin: this.#site }),
      },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    this.#jar.store(url, response)
    return response
  }

  /** Follows redirects, and answers forms of the provider with `answers`; ends at a page of the site, or where nothing answers. */
  async #walk(
    first: URL,
    answers: (form: Form) => Record<string, string> | undefined,
    sent?: Record<string, string>,
  ) {
    const pages: string[] = []
    let url = first
    let fields = sent
    for (let steps = 0; steps < 25; steps += 1) {
      const response = await this.#request(url, fields)
      this.last = `${response.status} ${url.href.replace(/(code|state)=[^&]+/g, '$1=…')}`
      fields = undefined
      const location = response.headers.get('location')
      if (location) {
        url = new URL(location, url)
        continue
      }
      const html = await response.text()
      const end = { status: response.status, pages, html, path: url.pathname + url.search }
      if (url.origin === this.#site) return end
      const form = formIn(html)
      const answered = form && answers(form)
      pages.push(form?.kind ?? 'nothing')
      if (!form || !answered) return end
      fields = { ...form.fields, ...answered }
      url = new URL(form.action === '#' ? url : form.action, url)
    }
    throw new Error(`it goes round: ${this.last}`)
  }

  /** Stops at the first page that the provider shows. */
  begin = () => this.#walk(this.#at('/auth/sign-in?returnTo=/account'), () => undefined)

  async signIn(user: string, { agrees = true } = {}): Promise<number> {
    const { status } = await this.#walk(this.#at('/auth/sign-in?returnTo=/account'), (form) =>
      answersOf(form, user, CODE, agrees),
    )
    return status
  }

  /** The status of a page for members, without going where it leads. */
  async opens(): Promise<number> {
    const page = await this.#request(this.#at('/account'))
    await page.text()
    return page.status
  }

  /** Opens a page of the site, and follows where it leads. */
  read = (path: string) => this.#walk(this.#at(path), () => undefined)

  /**
   * Reviews an order, confirms it with this code and follows where the site leads. A page that waits for an outcome is opened again,
   * as its script would.
   * @returns the pages that the provider showed, and where it ended
   */
  async order(path: string, code: string, isEnd = (_path: string, _page: string) => true) {
    const review = await this.read(path)
    const intent = intentIn(review.html)
    if (!intent) return { ...review, pages: ['nothing to confirm'] }
    let tries = 0
    const answers = (shown: Form) =>
      shown.kind === 'code' && tries++ > 0 ? undefined : answersOf(shown, 'dwho', code, true)
    const { pages, ...arrived } = await this.#walk(this.#at('/auth/step-up'), answers, { intent })
    let seen = arrived
    for (let looks = 0; looks < LOOKS && !isEnd(seen.path, seen.html); looks += 1) {
      await passTime(LOOK_AGAIN_MS)
      seen = await this.#walk(new URL(seen.path, this.#site), () => undefined)
    }
    return { ...seen, pages }
  }

  async signOut(cookies: 'with' | 'without') {
    const page = await this.#request(this.#at('/auth/sign-out'), {})
    const form = formIn(await page.text())
    if (!form) return { returned: this.last, said: 'no form' }
    const answer = await this.#request(new URL(form.action), form.fields, cookies === 'with')
    return {
      returned: answer.headers.get('location') ?? '',
      said: (await answer.text())
        .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .slice(0, 200),
    }
  }
}

interface Form {
  readonly action: string
  readonly kind: 'password' | 'code' | 'question'
  readonly fields: Record<string, string>
}

function formIn(html: string): Form | undefined {
  const [, action = '', body = ''] = /<form[^>]*\baction="([^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(html) ?? []
  if (!body && !action) return undefined
  const inputs = [...body.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag)
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const fields = Object.fromEntries(
    inputs
      .filter((tag) => /type="hidden"/.test(tag))
      .map((tag) => [attribute(tag, 'name'), decoded(attribute(tag, 'value'))]),
  )
  const has = (name: string) => inputs.some((tag) => attribute(tag, 'name') === name)
  const kind = has('password') ? 'password' : has('code') ? 'code' : 'question'
  return { action: decoded(action), kind, fields }
}

const decoded = (text: string) =>
  text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')

function answersOf(
  { kind, fields }: Form,
  user: string,
  code: string,
  agrees: boolean,
): Record<string, string> | undefined {
  if (kind === 'password') return { user, password: user }
  if (kind === 'code') return { code }
  return agrees ? {} : { confirm: `-${fields.confirm}` }
}
