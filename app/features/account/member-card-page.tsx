import { code128 } from '@borealis/design-system/components/barcode/code-128.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { CopyLink } from '@borealis/design-system/components/copy-link/copy-link.tsx'
import { WholeScreen } from '@borealis/design-system/patterns/full-screen/full-screen.tsx'
import { MemberBarcode } from '@borealis/design-system/patterns/member-barcode/member-barcode.tsx'
import { qrPath } from '@borealis/design-system/patterns/member-barcode/qr-path.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Maximize } from 'lucide'
import { useEffect, useMemo, useState } from 'react'
import { type Locale, locales } from '#app/domain/locale.ts'
import { formatMemberNumber } from '#app/domain/member-number.ts'
import type { MemberCardRecord, MemberCardText } from '#app/domain/offline-member-card.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href } from '#app/shell/links/href.ts'
import { storeMemberCard } from '#app/shell/member/store-member-card.ts'

/** The member's number as a scanner reads it, and in digits large enough to read out. */
export function MemberCardPage() {
  const { card, number, written, isKept } = useMemberCard()
  return (
    <>
      <MemberBarcode {...card} />
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* A document of its own, as the bar of a phone opens it: it needs no script, and opens offline. */}
        <Button href={href('/account/card/full')} target="_self" variant="secondary" icon={Maximize}>
          {m.card_fullScreen()}
        </Button>
        <span className="noscript:hidden">
          <CopyLink text={number} label={m.card_copyNumber()} copied={m.card_copied()} />
        </span>
      </p>
      <p className="mt-6 text-ink-2">{m.card_how()}</p>
      <p role="status" className="mt-3 min-h-7 max-w-measure text-small text-ink-2">
        {/* Before hydration a script in the head stores the card (`store-card-early.ts`). */}
        <span data-card={written} hidden={!isKept} suppressHydrationWarning>
          {m.card_kept()}
        </span>
      </p>
    </>
  )
}

/**
 * The card alone on the whole screen, light in both themes. A page and not a dialog: one press opens it from any page,
 * without JavaScript and offline. A script in its head keeps the screen awake, and closes it to where it was opened.
 */
export function WholeScreenCard() {
  const { card, written } = useMemberCard()
  return (
    <WholeScreen title={m.card_title()} close={{ href: href('/account/card'), label: m.site_close() }}>
      <MemberBarcode {...card} isFullScreen />
      <span hidden data-card={written} suppressHydrationWarning />
    </WholeScreen>
  )
}

/** The card in the language of the page, and as this browser stores it. */
function useMemberCard() {
  const { data: profile } = useSuspenseQuery(accountQueries.profile())
  const { data: auth } = useQuery(sessionQueries.auth())
  const { sceneNumber, firstName, lastName, memberSince } = profile
  const codes = useMemo(
    () => ({ widths: code128(sceneNumber) ?? [], qr: qrPath(sceneNumber) }),
    [sceneNumber],
  )
  const year = memberSince?.slice(0, 4)
  const name = `${firstName} ${lastName}`.trim()
  // Each language of the list, and no other.
  const words = Object.fromEntries(locales.map((locale) => [locale, wordsIn(locale, year)])) as Record<
    Locale,
    MemberCardText
  >
  const grouped = formatMemberNumber(sceneNumber)
  const until = auth?.expiresOn ?? null
  const record: MemberCardRecord | null =
    until === null ? null : { number: sceneNumber, grouped, name, ...codes, words, until }
  const written = record && JSON.stringify(record)
  const isKept = useOfflineMemberCard(written)
  const { since, barcode, qr, choice } = words[currentLocale()]
  const card = {
    name,
    since,
    number: grouped,
    label: barcode,
    widths: codes.widths,
    qr: { ...codes.qr, label: qr, choice },
  }
  return { card, number: sceneNumber, written, isKept }
}

/** The contents of the card in one language; all are stored, because any may be opened without a connection. */
function wordsIn(locale: Locale, year: string | undefined): MemberCardText {
  return {
    title: m.card_title({}, { locale }),
    offline: m.card_offline({}, { locale }),
    since: year === undefined ? '' : m.card_since({ year }, { locale }),
    barcode: m.card_barcode({}, { locale }),
    qr: m.card_qr({}, { locale }),
    choice: {
      legend: m.card_choice({}, { locale }),
      bars: m.card_choiceBars({}, { locale }),
      qr: m.card_choiceQr({}, { locale }),
    },
    ways: { again: m.errors_tryAgain({}, { locale }), home: m.errors_home({}, { locale }) },
  }
}

/**
 * Keeps the card in this browser until the session ends, so that it opens without a connection.
 * @param record the card as JSON; `null` while the end of the session is not known
 * @returns true once the card is stored
 */
function useOfflineMemberCard(record: string | null): boolean {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    if (record === null) return
    let isUnmounted = false
    storeMemberCard(record).then(
      (isTheirs) => !isUnmounted && setIsKept(isTheirs),
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [record])
  return isKept
}
