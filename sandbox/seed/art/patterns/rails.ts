import { circle, line, n, type Pattern } from '../draw.ts'

/** A network map: five lines leave the depot together and part one by one. */
export const rails: Pattern = ({ width, height }) => {
  const lines = [
    { colour: '#f6efe2', turn: 76, up: true },
    { colour: '#f6efe2', turn: 138, up: true },
    { colour: '#ffc83d', turn: 214, up: true },
    { colour: '#f6efe2', turn: 176, up: false },
    { colour: '#f6efe2', turn: 104, up: false },
  ] as const
  const middle = height * 0.5
  let out = ''
  let stops = ''
  lines.forEach(({ colour, turn, up }, i) => {
    const y = middle + (i - 2) * 11
    const side = up ? -1 : 1
    const rise = [46, 40, 34, 32, 44][i] ?? 40
    out += line(
      `M-6 ${n(y)}H${turn}q7 0 12 ${side * 5}l${rise - 12} ${side * (rise - 12)}q5 ${side * 5} 12 ${side * 5}H${n(width + 8)}`,
      colour,
      5.4,
    )
    const end = y + side * (rise - 2)
    for (let x = turn + rise + 34; x < width; x += 58)
      stops +=
        circle(x, end, 5.6, '#b1202c') + circle(x, end, 5.6, 'none', `stroke="${colour}" stroke-width="2.6"`)
  })
  return `${out}${stops}<rect x="29" y="${n(middle - 30)}" width="15" height="60" rx="7.5" fill="#b1202c" stroke="#f6efe2" stroke-width="3"/>`
}
