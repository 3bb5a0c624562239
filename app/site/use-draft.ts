import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'

const PREFIX = 'borealis:draft:'

type Values = Readonly<Record<string, string>>

/** What names a draft: whose it is, and which form. Somebody else who signs in in this tab never sees it. */
const keyOf = (owner: string, form: string) => `${PREFIX}${owner}:${form}`

/**
 * Keeps what is being typed into one form for this tab: it survives a reload, the other language and an expired
 * session. Never for a form that asks for a PIN or a code.
 * @returns what was typed before (after the first rendering, so that server and browser agree) and the form's listener
 */
export function useDraft(owner: string | undefined, form: string) {
  const [draft, setDraft] = useState<Values | undefined>()
  const restore = useEffectEvent(() => {
    if (owner) setDraft(readDraft(keyOf(owner, form)))
  })
  useEffect(() => restore(), [])
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (!owner) return
    const values: Record<string, string> = {}
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') values[name] = value
    }
    sessionStorage.setItem(keyOf(owner, form), JSON.stringify(values))
  }
  return { draft, onChange }
}

/** The drafts of a member's forms whose names begin so: they were sent, or left on purpose. */
export const forgetDraft = (owner: string, form: string): void => forget(keyOf(owner, form))

/** At sign-out nothing that was typed stays in this tab. */
export const forgetDrafts = (): void => forget(PREFIX)

function forget(prefix: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}

function readDraft(key: string): Values | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return undefined
  }
}
