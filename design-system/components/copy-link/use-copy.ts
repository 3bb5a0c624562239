import { useEffect, useState } from 'react'

/**
 * Copies a text to the clipboard. Where the browser refuses, and without TLS, where there is no clipboard API at all, nothing is
 * copied and nothing thrown.
 * @param forMs how long `isCopied` stays true after a copy, in milliseconds; without end by default
 */
export function useCopy(text: string, forMs = Number.POSITIVE_INFINITY) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied || forMs === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => setIsCopied(false), forMs)
    return () => clearTimeout(timer)
  }, [isCopied, forMs])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }
  return { isCopied, copy }
}
