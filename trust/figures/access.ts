import { missingRows } from '../../tests/access/missing-rows.ts'
import { functions, people, routes } from '../../tests/access/table.ts'
import type { TestCustomer } from '../../tests/support/control.ts'
import { home } from '../../tests/support/samples.ts'
import { createTally, type Figure } from '../figure.ts'
import { aCustomer } from '../harness/control.ts'
import { type Answer, aMember, createMember } from '../harness/member.ts'
import { intentIn, prepareOrder } from '../harness/order.ts'
import { callFunction, codeOf, outcomeOf, readBuild, send } from '../harness/site-build.ts'
import { publicOrigin, type World } from '../harness/world.ts'

interface Person {
  readonly name: string
  readonly cookies: string
}

/** Avery's data: texts that only she may read, and the ids of her resources. */
interface Avery {
  readonly secrets: readonly string[]
  fill(text: string): string
}

async function averyHerself(): Promise<TestCustomer & { readonly name: string; readonly street: string }> {
  const name = `Avery${crypto.randomUUID().slice(0, 8)}`
  const street = `${Math.floor(Math.random() * 1e6)} Canary Row`
  const addresses = [{ ...home, addressLine1: street }]
  return { ...(await aCustomer(20_000, { firstName: name, addresses })), name, street }
}

/** Everybody of the access table, and Avery's data. */
export async function gatherPersons(): Promise<{ persons: Person[]; avery: Avery }> {
  const herself = await averyHerself()
  const steppedUp = createMember(herself)
  const placed = await steppedUp.get(await prepareOrder(steppedUp))
  const orderNumber = new URL(placed.location ?? '', publicOrigin).searchParams.get('orderNumber') ?? ''
  const plain = createMember(herself)
  await plain.signIn()
  const review = '/gift-cards/maple-books/redeem?step=review&format=E-Card&sku=maple-books-25&quantity=3'
  const intent = intentIn((await plain.get(review)).text) ?? ''
  const profile = (await plain.get('/account/profile')).text
  const uniqueId = /\/account\/profile\/addresses\/([^"/]+)\/delete/.exec(profile)?.[1] ?? ''
  if (!orderNumber || !intent || !uniqueId) throw new Error('Avery lacks an order, an action or an address')

  const other = await aMember()
  const over = await aMember()
  const expired = over.cookies()
  await over.post('/auth/sign-out', {})

  const cookies = ['', expired, other.cookies(), plain.cookies(), steppedUp.cookies()]
  const persons = people.map((name, index) => ({ name, cookies: cookies[index] ?? '' }))
  const fill = (text: string) =>
    text.replaceAll('$order', orderNumber).replaceAll('$intent', intent).replaceAll('$address', uniqueId)
  return { persons, avery: { secrets: [herself.name, herself.street, herself.email], fill } }
}

/** The paths that answer 200 to one of `people`, by index; placeholders (`$…`) are not filled in. */
export const routesFor = (person: number): string[] =>
  Object.entries(routes)
    .filter(([, { cells }]) => cells.split(' ')[person] === '200')
    .map(([route, { path = route }]) => path)

/** Requests every cell of the access table from the production build. */
export async function accessMatrix(world: World): Promise<Figure> {
  const tally = createTally()
  const built = readBuild(world)
  // Endpoints for programs have a row and are not in the manifest of pages.
  const missing = [
    ...missingRows(built.routes, routes),
    ...missingRows([...built.functions.keys()], functions),
  ]
  tally.notes.push(...missing.filter((line) => line.includes('has no row')))
  const { persons, avery } = await gatherPersons()
  let cells = 0
  let own = 0

  const look = (what: string, wanted: string, index: number, sent: Answer, code: string) => {
    cells += 1
    const person = persons[index]?.name
    tally.expect(
      code === wanted,
      `${what}, ${person}: ${code} instead of ${wanted} ${code === 'error' ? sent.text.slice(0, 200) : ''}`,
    )
    const seen = avery.secrets.filter((secret) => sent.text.includes(secret))
    if (index >= 3) own += seen.length
    else tally.expect(seen.length === 0, `${what}, ${person}: reads Avery's ${seen.join(', ')}`)
  }

  for (const [route, { cells: wanted, path = route }] of Object.entries(routes)) {
    for (const [index, code] of wanted.split(' ').entries()) {
      const sent = await send(avery.fill(path), persons[index]?.cookies ?? '')
      look(route, code, index, sent, codeOf(sent))
    }
  }
  for (const [name, { cells: wanted, data }] of Object.entries(functions)) {
    if (!built.functions.has(name)) {
      tally.notes.push(
        `${name} is in the source and has no address in the build: whoever calls it gets a 500`,
      )
      continue
    }
    const filled: unknown = data === undefined ? undefined : JSON.parse(avery.fill(JSON.stringify(data)))
    for (const [index, code] of wanted.split(' ').entries()) {
      const sent = await callFunction(built, name, { data: filled, cookie: persons[index]?.cookies ?? '' })
      look(name, code, index, sent, outcomeOf(sent))
    }
  }
  tally.expect(own > 0, 'Avery never read what is hers: nothing was looked for')
  return {
    name: `Access: ${built.routes.length} routes and ${built.functions.size} server functions of the build × ${people.length} people`,
    goal: 'every cell as the table says; none without a row',
    measured: `${cells} cells, ${tally.notes.length} deviations; Avery's own seen by her ${own} times`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}
