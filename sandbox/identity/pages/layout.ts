import type { AccountLanguage } from '../../store/accounts.ts'
import { curtain, mark } from './curtain.ts'
import { type Html, html } from './html.ts'
import { alertIcon, checkIcon } from './icons.ts'
import { textsIn } from './texts.ts'

export type Page = {
  language: AccountLanguage
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
  return html`<p class="notice ${kind}" role="${kind === 'error' ? 'alert' : 'status'}"${id ? html` id="${id}"` : null}>${icon}<span>${text}</span></p>`
}
