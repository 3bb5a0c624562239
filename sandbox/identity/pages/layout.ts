import type { Language } from '@borealis/contract/values.ts'
import { ownMark } from '../../programme.ts'
import { Html, html } from './html.ts'
import { alertIcon, checkIcon } from './icons.ts'
import { textsIn } from './texts.ts'

export type Page = {
  language: Language
  title: string
  body: Html
  /** The same page in the other language; absent where switching would lose input. */
  otherLanguageUrl?: string | undefined
  /** Seed of the curtain; absent on pages without one. */
  sky?: number
  /** A script that the page works without. */
  script?: string
  /** A strip of help for people who try out the sandbox. */
  strip?: Html | undefined
}

/** A complete document without inline scripts or styles, which the policy in `http.ts` forbids. */
export function layout({ language, title, body, otherLanguageUrl, sky, script, strip }: Page): string {
  const t = textsIn(language)
  const other = language === 'fr' ? 'en-CA' : 'fr-CA'
  return html`<!doctype html>
<html lang="${t.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${t.programme.join(' ')}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="preload" href="/assets/instrument-sans-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/pages.css">
${script ? html`<script type="module" src="${script}"></script>` : null}
</head>
<body class="${sky === undefined ? 'plain' : 'split'}">
<div class="half">
<header>
<p class="logo">${mark}<span>${t.programme[0]}<br>${t.programme[1]}</span></p>
${otherLanguageUrl ? html`<a class="language" href="${otherLanguageUrl}" lang="${other}" hreflang="${other}">${t.otherLanguage}</a>` : null}
</header>
<main>${body}</main>
${strip}
</div>
${sky === undefined ? null : curtain(sky)}
</body>
</html>`.markup
}

/** A message above the field about what was submitted; announced. */
export function notice(kind: 'error' | 'success', text: string | undefined, id?: string): Html | null {
  if (!text) return null
  const icon = kind === 'error' ? alertIcon : checkIcon
  return html`<p class="notice ${kind}" ${kind === 'success' ? html` role="status"` : null}${id ? html` id="${id}"` : null}>${icon}<span>${text}</span></p>`
}

const WIDTH = 720
const HEIGHT = 900
const STEP = 11.2
const SLAT = 6.2

/** The slats beside the form, reproducible by seed. */
function curtain(seed: number): Html {
  const random = seeded(seed)
  const [rise, sway, shift] = [60 + random() * 70, 30 + random() * 40, random() * 6]
  const foot = (x: number) => 690 - rise * Math.sin(x / 128 + shift) - sway * Math.sin(x / 290 + shift * 2)
  // Two long waves with noise; the tallest slats extend beyond the top.
  const reach = (x: number) =>
    470 + 200 * Math.sin(x / 96 + shift * 3) + 90 * Math.sin(x / 41 + shift) + 110 * (random() - 0.5)

  const slats = Array.from({ length: Math.ceil(WIDTH / STEP) }, (_, index) => {
    const x = index * STEP
    const bottom = foot(x)
    const height = Math.max(230, reach(x))
    return html`<rect x="${x.toFixed(1)}" y="${(bottom - height).toFixed(1)}" width="${SLAT}" height="${height.toFixed(1)}"/>`
  })
  const stars = Array.from({ length: 42 }, () => {
    const [x, y, radius] = [random() * WIDTH, random() * 560, 0.5 + random() * 0.8]
    return html`<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${radius.toFixed(1)}"/>`
  })
  return html`<svg class="curtain" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<defs><linearGradient id="slat" x1="0" y1="1" x2="0" y2="0">
<stop class="sky-1" offset="0"/><stop class="sky-1" offset=".1"/><stop class="sky-2" offset=".4"/><stop class="sky-3" offset=".75"/><stop class="sky-0" offset="1"/>
</linearGradient></defs>
<g class="stars">${stars}</g><g fill="url(#slat)">${slats}</g></svg>`
}

const slatMark = new Html(
  `<svg class="mark" viewBox="0 0 32 28" width="32" height="28" aria-hidden="true">${[
    [20, 7],
    [13, 14],
    [6, 21],
    [9, 18],
    [3, 24],
    [13, 14],
    [19, 7],
  ]
    .map(
      ([y, height], index) =>
        `<rect x="${1 + index * 4.6}" y="${y}" width="2.8" height="${height}" rx="1.2"/>`,
    )
    .join('')}</svg>`,
)

// A linear congruential generator: good enough for a picture and the same on every machine.
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** The programme's mark, or seven slats. */
const mark: Html = ownMark
  ? html`<svg class="mark" viewBox="${ownMark.viewBox}" aria-hidden="true"><path d="${ownMark.path}"/></svg>`
  : slatMark
