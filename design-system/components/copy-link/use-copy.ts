import { type MouseEvent, useEffect, useState } from 'react'

/** How long the clipboard is waited for: some browsers never answer. A press allows the other way for a few seconds. */
const ANSWER_MS = 1_000

/** The way of before the clipboard API. Returns whether the text was copied. */
function copyByCommand(text: string): boolean {
  let isWritten = false
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    isWritten = event.clipboardData !== null
  }
  document.addEventListener('copy', write)
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', write)
  return isDone && isWritten
}

/**
 * Copies a text to the clipboard. Without TLS there is no clipboard API, and where there is one it may refuse or never answer: then
 * the browser is told to copy. Where it refuses that, too, nothing is copied and nothing thrown. A page that gets its code late may
 * copy what `data-copy` of a pressed button says, and note it there as `data-copied`.
 * @param forMs how long `isCopied` stays true after a copy, in milliseconds; without end by default
 */
export function useCopy(text: string, forMs = Number.POSITIVE_INFINITY) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied || forMs === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => setIsCopied(false), forMs)
    return () => clearTimeout(timer)
  }, [isCopied, forMs])
  const copy = async ({ isTrusted, currentTarget }: MouseEvent<HTMLElement>): Promise<void> => {
    // A press that is repeated: what it asked for was copied before this code was there.
    if (!isTrusted && currentTarget.hasAttribute('data-copied')) return setIsCopied(true)
    // What was announced goes, so that copying again is announced again.
    setIsCopied(false)
    try {
      await Promise.race([
        navigator.clipboard.writeText(text),
        new Promise<never>((_resolve, reject) => setTimeout(reject, ANSWER_MS)),
      ])
      setIsCopied(true)
    } catch {
      setIsCopied(copyByCommand(text))
    }
  }
  return { isCopied, copyProps: { 'data-copy': text, onClick: copy } }
}
