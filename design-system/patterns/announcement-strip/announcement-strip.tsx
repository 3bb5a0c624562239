import { MapPin, Megaphone, ShieldAlert, TriangleAlert, X } from 'lucide'
import { classNames } from '../../components/class-names/class-names.ts'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import type { NavLink } from '../header/nav-link.ts'

export type AnnouncementStripProps = {
  /** Accessible name of the region: "Announcement". */
  label: string
  /** `place` is a takeover for a province, `news` an announcement for everybody, `stop` a stop of the member's account. */
  kind: 'place' | 'news' | 'stop'
  /** In the colours of an error, and shown in full on a phone. `false` by default. */
  isUrgent?: boolean
  /** The headline. */
  title: string
  /** Where and until when it applies. Hidden below the desktop's width for news that are not urgent. */
  text: string
  /** Link to more, or out of the takeover. None by default. */
  link?: NavLink
  /** Where the headline leads: what is on there. The headline is the link where the text is hidden. None by default. */
  more?: NavLink
  /** The place, for which the icon stands on a phone: there it is the link, and what has no room is only read out. None by default. */
  place?: string
  /**
   * Close button. Posts `hidden` to `action`; `onClose` replaces the request where JavaScript runs. None by default.
   */
  close?: { label: string; action: string; hidden?: Hidden; onClose?: () => void }
}

const linkStyle = 'inline-block underline decoration-1 underline-offset-[.3em] hover:decoration-2'

const drawings = { place: MapPin, news: Megaphone, stop: ShieldAlert }
const washes = {
  place: 'bg-aurora-wash text-ink',
  news: 'bg-aurora-wash text-ink',
  stop: 'bg-warning-wash text-warning',
}

/** One line above the header that says what is different today, where, and until when. */
export function AnnouncementStrip(props: AnnouncementStripProps) {
  const { label, kind, isUrgent = false, title, text, link, more, place, close } = props
  // The headline is the link where only it has room.
  const isShort = kind === 'news' && !isUrgent
  const phoneLink = more ?? (isShort ? link : undefined)
  // News are a sentence or two, for which a tablet has no line either.
  const [narrow, wide] = isShort
    ? ['desktop:hidden', 'max-desktop:hidden']
    : ['tablet:hidden', 'max-tablet:hidden']
  const Drawing = isUrgent ? TriangleAlert : drawings[kind]
  return (
    <section aria-label={label} className={isUrgent ? 'bg-error-wash text-error' : washes[kind]}>
      <div className="page-column flex min-h-11 items-center gap-3 text-small">
        {place !== undefined && link ? (
          <a
            href={link.href}
            className="-mx-3 flex size-11 shrink-0 items-center justify-center rounded-button tablet:hidden"
          >
            <Icon of={Drawing} size={20} />
            <span className="sr-only">{`${place} ${link.label}`}</span>
          </a>
        ) : null}
        <Icon of={Drawing} size={20} className={classNames('shrink-0', place && 'max-tablet:hidden')} />
        {/* Two lines fit the least height, so that a late font moves nothing below. */}
        <p className="min-w-0 grow">
          <strong>
            {phoneLink ? (
              <>
                <a href={phoneLink.href} className={classNames(linkStyle, narrow)}>
                  {inItsLanguage(`${title} `)}
                  <span className="sr-only">{phoneLink.label}</span>
                </a>
                <span className={wide}>{inItsLanguage(title)}</span>
              </>
            ) : (
              inItsLanguage(title)
            )}
          </strong>{' '}
          <span className={place !== undefined ? 'max-tablet:sr-only' : isUrgent ? undefined : wide}>
            {/* A headline and the place are two names: only a mark keeps them apart. */}
            {place !== undefined && '· '}
            {inItsLanguage(text)}
          </span>{' '}
          {more ? (
            <a href={more.href} className={classNames(linkStyle, 'mr-3 max-tablet:hidden')}>
              {more.label}
            </a>
          ) : null}
          {link ? (
            <a href={link.href} className={classNames(linkStyle, (place || phoneLink) && wide)}>
              {link.label}
            </a>
          ) : null}
        </p>
        {close ? (
          <form
            method="post"
            action={close.action}
            onSubmit={(event) => {
              if (!close.onClose) return
              event.preventDefault()
              close.onClose()
            }}
          >
            <HiddenFields fields={close.hidden} />
            <button
              type="submit"
              className="-mr-[12px] flex size-11 cursor-pointer items-center justify-center rounded-button transition-colors hover:bg-ink/8"
            >
              <Icon of={X} size={20} />
              <span className="sr-only">{close.label}</span>
            </button>
          </form>
        ) : null}
      </div>
    </section>
  )
}
