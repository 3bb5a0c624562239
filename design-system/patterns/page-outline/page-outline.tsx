import type { ReactNode } from 'react'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { GiftCardGrid } from '../gift-card-tile/gift-card-grid.tsx'
import { OfferGrid } from '../offer-card/offer-grid.tsx'

const shapes = {
  cards: () => <Cards />,
  offers: () => <Offers />,
  card: () => <Item picture="aspect-[320/202] w-full rounded-card tablet:max-w-[32rem]" />,
  item: () => <Item picture="h-56 w-full rounded-card" />,
  account: () => <Account isIndex />,
  history: () => <Account isHistory />,
  list: () => <Account />,
  plain: () => <Plain />,
} as const

export type PageOutlineProps = {
  /**
   * What comes: a catalogue of cards, the offers, one card, another single thing, the account's first page, the history, another page of the
   * account, or anything else.
   */
  shape: keyof typeof shapes
}

/**
 * The outline of a page while it loads, in the places and columns of the page itself, so that what comes takes the place of its outline. It does
 * not move.
 */
export const PageOutline = ({ shape }: PageOutlineProps) => shapes[shape]()

const times = (count: number, of: ReactNode): ReactNode[] =>
  // Nobody tells them apart.
  Array.from({ length: count }, (_, index) => <div key={String(index)}>{of}</div>)

function Heading({ hasLead = false, hasBack = false }) {
  return (
    <div className="page-column pt-10 pb-8 tablet:pt-14 tablet:pb-10">
      {hasBack ? <Skeleton className="mb-3 h-8 w-24 desktop:hidden" /> : null}
      <Skeleton className="h-14 w-72 max-w-full" />
      {hasLead ? <Skeleton className="mt-3 h-5 w-full max-w-[40rem]" /> : null}
    </div>
  )
}

/** A catalogue: what is found, the filters (beside it on a desktop), and the tiles. */
function Cards() {
  const tile = (
    <>
      <Skeleton className="aspect-[320/202] w-full rounded-card" />
      <Skeleton className="mt-4 h-5 w-1/2" />
      <Skeleton className="mt-2 h-4 w-full" />
    </>
  )
  return (
    <>
      <Heading hasLead />
      <div className="page-column desktop:grid desktop:grid-cols-[248px_1fr] desktop:gap-x-14">
        <div className="max-desktop:hidden">
          <Skeleton className="h-10 w-full" />
          <div className="mt-8 grid gap-4">{times(8, <Skeleton className="h-5 w-full" />)}</div>
        </div>
        <div>
          <Skeleton className="h-5 w-24" />
          <Skeleton className="mt-4 mb-6 h-10 w-72 max-w-full" />
          <GiftCardGrid>{times(6, tile)}</GiftCardGrid>
        </div>
      </div>
    </>
  )
}

/** Tabs and filters, the featured one, and the others, each led by its number under a rule. */
function Offers() {
  const offer = (
    <div className="border-t-2 border-line pt-5 pb-5">
      <div className="flex justify-between">
        <Skeleton className="h-14 w-1/2" />
        <Skeleton className="size-16 rounded-button" />
      </div>
      <Skeleton className="mt-6 h-4 w-24" />
      <Skeleton className="mt-2 h-5 w-full" />
      <Skeleton className="mt-6 h-4 w-1/2" />
    </div>
  )
  return (
    <>
      <Heading hasLead />
      <div className="page-column">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="mt-6 h-10 w-72 max-w-full" />
        <Skeleton className="mt-12 mb-8 h-72 w-full" />
        <OfferGrid>{times(3, offer)}</OfferGrid>
      </div>
    </>
  )
}

/** What it looks like, and beside it (below it on a phone) what it is. */
function Item({ picture }: { picture: string }) {
  return (
    <div className="page-column pt-8 pb-16 tablet:pt-12 desktop:pb-24">
      <Skeleton className="mb-6 h-5 w-24 tablet:mb-8" />
      <div className="grid gap-x-16 gap-y-8 desktop:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] desktop:gap-x-24">
        <Skeleton className={picture} />
        <div>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-2 h-14 w-72 max-w-full" />
          <Skeleton className="mt-4 h-5 w-full" />
          <Skeleton className="mt-2 h-5 w-1/2" />
          <div className="mt-10">{times(4, <Row />)}</div>
        </div>
      </div>
    </div>
  )
}

/**
 * The account's pages (a column on a desktop; below that, all but the first have a link back to it), and lines of two sizes. Above
 * them stands the balance on the first page, the filters and the chart in the history.
 */
function Account({ isIndex = false, isHistory = false }) {
  return (
    <>
      <Heading hasBack={!isIndex} />
      <div className="page-column grid gap-8 pb-20 desktop:grid-cols-[216px_minmax(0,1fr)] desktop:gap-18">
        <div className="grid content-start gap-4 max-desktop:hidden">
          {times(8, <Skeleton className="h-5 w-full" />)}
        </div>
        <div>
          {isIndex ? <Skeleton className="mb-8 h-20 w-72 max-w-full" /> : null}
          {isHistory ? (
            <>
              <Skeleton className="h-10 w-full" />
              <Skeleton className="mt-10 mb-8 h-56 w-full" />
            </>
          ) : null}
          {times(6, <Row />)}
        </div>
      </div>
    </>
  )
}

function Row() {
  return (
    <div className="flex justify-between border-t border-line py-4">
      <div className="min-w-0 flex-1">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="mt-2 h-4 w-24" />
      </div>
      <Skeleton className="h-5 w-24" />
    </div>
  )
}

function Plain() {
  return (
    <div className="page-column page-section">
      <Skeleton className="h-14 w-72 max-w-full" />
      <Skeleton className="mt-6 h-5 w-full max-w-[40rem]" />
      <Skeleton className="mt-12 h-72 w-full" />
    </div>
  )
}
