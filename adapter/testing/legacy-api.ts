import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { addDays } from '@borealis/contract/serving/days.ts'
import { listenLocally } from '../../tests/support/listen-locally.ts'

/*
 * A points system as they are: one address for everything, forms in, lines with bars out, in Latin-1; amounts as text with the sign at
 * the end, local times without a zone, and no idempotency keys: a BURN that is sent twice is booked twice.
 */

export interface LegacyMember {
  readonly sub: string
  readonly no: string
  fields: Record<string, string>
  readonly lines: string[][]
  readonly trips: { id: string; card: string; day: string; merchant: string; amount: number; open: number }[]
  readonly orders: Map<string, string>
  /** Each booking as its form had it. */
  readonly burned: Record<string, string>[]
}

/**
 * What happens to the next BURN: it never arrives, is booked and not answered, is booked late (when `bookLate` is called), or comes
 * when the points are gone.
 */
export type Fault =
  | 'lost'
  | 'booked-unanswered'
  | 'booked-late'
  | 'nonsense'
  | 'spent-elsewhere'
  | 'booked-refused'

export async function startLegacyApi() {
  const members = new Map<string, LegacyMember>()
  const pins = new Map([['WELCOME500', { points: 500, used: new Set<string>() }]])
  const faults: Fault[] = []
  const stock = new Map<string, number>()
  const late: URLSearchParams[] = []
  /** A function that does not answer. */
  let down = ''
  const before = new Map<string, () => unknown>()

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  const url = await listenLocally(server)

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const say = (...rows: string[][]) =>
      response
        .writeHead(200, { 'content-type': 'text/plain; charset=iso-8859-1' })
        .end(Buffer.from(rows.map((row) => row.join('|')).join('\r\n'), 'latin1'))
    await before.get(form.get('FN') ?? '')?.()
    if (form.get('FN') === down) return void response.destroy()
    if (form.get('FN') !== 'BURN') return void say(...answer(form))
    switch (faults.shift()) {
      case 'lost':
        return void response.destroy()
      case 'booked-unanswered':
        answer(form)
        return void response.destroy()
      case 'booked-late':
        late.push(form)
        return void response.destroy()
      case 'booked-refused':
        answer(form)
        return void say(['E17', 'INSUFF'])
      case 'spent-elsewhere':
        return void say(['E17', 'INSUFF'])
      case 'nonsense':
        answer(form)
        return void response.writeHead(200).end('<html>Session timed out</html>')
      default:
        return void say(...answer(form))
    }
  }

  function answer(form: URLSearchParams): string[][] {
    const get = (name: string) => form.get(name) ?? ''
    const ok = (...rows: string[][]) => [['00', 'OK'], ...rows]
    const byNo = members.get(get('MBR'))
    switch (get('FN')) {
      case 'MBR.GET': {
        const found = [...members.values()].find(({ sub, no }) => sub === get('XREF') || no === get('MBR'))
        return found
          ? ok(['M', found.no, ...fieldNames.map((name) => found.fields[name] ?? '')])
          : [['E01', 'NO MBR']]
      }
      case 'MBR.CHK':
        return ok(['X', [...members.values()].some(({ fields }) => fields.EM === get('EM')) ? 'Y' : 'N'])
      case 'MBR.NEW': {
        if ([...members.values()].some(({ fields }) => fields.EM === get('EM'))) return [['E31', 'DUP EM']]
        const made = addMember(get('XREF'), Object.fromEntries(form), 500)
        return ok(['M', made.no, made.fields.CARD ?? ''])
      }
    }
    if (!byNo) return [['E01', 'NO MBR']]
    switch (get('FN')) {
      case 'MBR.SET':
        for (const name of fieldNames) if (form.has(name)) byNo.fields[name] = get(name)
        return ok()
      case 'BAL':
        return ok(['B', money(balanceOf(byNo)), money(0), '00000000'])
      case 'HIST':
        return ok(...byNo.lines.map((line) => ['L', ...line]))
      case 'CRD':
        return ok(
          ['C', `${byNo.no}1`, 'MEMBER', '0017', 'N', 'N'],
          ['C', `${byNo.no}2`, 'CREDIT', '2275', 'Y', 'Y'],
        )
      case 'TRP':
        return ok(
          ...byNo.trips.map((one) => [
            ...['T', one.id, one.card, one.day, one.merchant],
            ...[money(one.amount), money(one.open), '20991231'],
          ]),
        )
      case 'ORD':
        return ok(...[...byNo.orders].map(([memo, state]) => ['O', memo, state]))
      case 'BURN':
        return burn(byNo, form)
      case 'PIN': {
        const pin = pins.get(get('PIN'))
        if (!pin) return [['E41', 'NO PIN']]
        if (pin.used.has(byNo.no)) return [['E42', 'PIN USED']]
        pin.used.add(byNo.no)
        addLine(byNo, { type: 'BN', points: pin.points, words: 'Promotion PIN~NIP promotionnel' })
        return ok(['P', money(pin.points), 'Promotion PIN~NIP promotionnel', `R${byNo.lines.length}`])
      }
      default:
        return [['E99', 'FN?']]
    }
  }

  function burn(member: LegacyMember, form: URLSearchParams): string[][] {
    const get = (name: string) => form.get(name) ?? ''
    // Points that would reach nobody.
    if (get('TY') === 'CR' && get('CRD') !== `${member.no}2`) return [['E51', 'NO CRD']]
    if (get('TY') === 'GC' && !get('TO') && parcel.some((name) => !get(name))) return [['E52', 'NO SHIP']]
    const points = Number(get('PTS'))
    if (points > balanceOf(member)) return [['E17', 'INSUFF']]
    // Cards are counted where they are mailed.
    const taken = new Map<string, number>()
    for (const [sku = '', count] of get('TO')
      ? []
      : get('CARDS')
          .split(',')
          .map((one) => one.split('*')))
      taken.set(sku, (taken.get(sku) ?? 0) + Number(count))
    const left = (sku: string) => stock.get(sku) ?? Number.POSITIVE_INFINITY
    if ([...taken].some(([sku, count]) => count > left(sku))) return [['E25', 'NO STOCK']]
    const trip = get('TY') === 'TV' ? member.trips.find(({ id }) => id === get('TRP')) : undefined
    if (trip && trip.open < Number(get('VAL'))) return [['E21', 'OVER']]
    for (const [sku, count] of taken) if (stock.has(sku)) stock.set(sku, left(sku) - count)
    if (trip) trip.open = Math.round((trip.open - Number(get('VAL'))) * 100) / 100
    addLine(member, { type: 'BU', points: -points, words: get('TX'), memo: get('MEMO') })
    member.orders.set(get('MEMO'), get('TY') === 'GC' ? 'P' : 'A')
    member.burned.push(Object.fromEntries(form))
    return [
      ['00', 'OK'],
      ['B', money(balanceOf(member)), money(0), '00000000'],
    ]
  }

  function addLine(
    member: LegacyMember,
    { type, points, words, memo = '', daysAgo = 0, partner = '', category = '' }: NewLine,
  ): void {
    const at = localStamp(Date.now() - daysAgo * 86_400_000)
    const [base, bonus] = type === 'BN' ? [0, points] : [points, 0]
    const no = String(member.lines.length + 1).padStart(6, '0')
    member.lines.push([
      no,
      at,
      at.slice(0, 8),
      '00000000',
      type,
      category,
      partner,
      money(base),
      money(bonus),
      words,
      memo,
    ])
  }

  function addMember(
    sub: string,
    fields: Record<string, string>,
    opening: number,
    lines: NewLine[] = [],
  ): LegacyMember {
    const no = String(40_001 + members.size).padStart(9, '0')
    const member: LegacyMember = {
      sub,
      no,
      fields: { ST: 'A', CARD: `6273 9012 ${no.slice(0, 4)} ${no.slice(-4)}`, SINCE: '20200105', ...fields },
      lines: [],
      trips: [],
      orders: new Map(),
      burned: [],
    }
    members.set(no, member)
    if (opening > 0) addLine(member, { type: 'BN', points: opening, words: 'Welcome~Bienvenue', daysAgo: 30 })
    for (const line of lines) addLine(member, line)
    return member
  }

  return {
    url: `${url}/cgi/pts`,
    addMember,
    post: addLine,
    addTrip(member: LegacyMember, merchant: string, amount: number): void {
      const id = `${member.no}-T${member.trips.length + 1}`
      const day = addDays(new Date().toISOString().slice(0, 10), -3).replaceAll('-', '')
      member.trips.push({ id, card: `${member.no}2`, day, merchant, amount, open: amount })
    },
    /** So many cards are left to mail; without a limit where nothing is said. */
    setStock: (sku: string, left: number) => void stock.set(sku, left),
    fail: (...next: Fault[]) => faults.push(...next),
    /** Books what was to be booked late. */
    bookLate: () => {
      for (const form of late.splice(0)) answer(form)
    },
    /** Lets one function answer nothing, until it is called without. */
    setDown: (name = '') => {
      down = name
    },
    /** Lets something happen each time before a function is answered; without it, nothing does any more. */
    before: (name: string, happens?: () => unknown) => {
      if (happens) before.set(name, happens)
      else before.delete(name)
    },
    balanceOf,
    /** Bookings by the order number that came with them. */
    burnsOf: ({ lines }: LegacyMember) => lines.flatMap((line) => (amount(line[7]) < 0 && line.at(-1)) || []),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface NewLine {
  readonly type: 'EA' | 'BN' | 'BU' | 'AD'
  readonly points: number
  readonly words: string
  readonly memo?: string
  readonly daysAgo?: number
  readonly partner?: string
  readonly category?: string
}

/** What a parcel must say; the second line of a street may be empty. */
const parcel = ['SNM', 'SA1', 'SCT', 'SPR', 'SPC']
const fieldNames = ['ST', 'CARD', 'NM', 'EM', 'TEL', 'DOB', 'PRV', 'LNG', 'SINCE']

/** `0000002500.00-`: ten digits, two decimals that mean nothing for points, and the sign behind. */
const money = (value: number) => `${Math.abs(value).toFixed(2).padStart(13, '0')}${value < 0 ? '-' : ''}`
const amount = (text = '') => Number(text.replace('-', '')) * (text.endsWith('-') ? -1 : 1)
const balanceOf = ({ lines }: LegacyMember) =>
  lines.reduce((sum, line) => sum + amount(line[7]) + amount(line[8]), 0)

/** As the clocks in Toronto show it, `20261128143000`. */
const localStamp = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto', dateStyle: 'short', timeStyle: 'medium' })
    .format(at)
    .replace(/\D/g, '')
