import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { largeText, zoomed } from '../../.storybook/zoomed.ts'
import { ActionLink } from '../../components/link/link.tsx'
import { NoBreakPart } from '../../components/no-break-part/no-break-part.tsx'
import { Header } from '../header/header.tsx'
import { OrderRow } from '../order-row/order-row.tsx'
import { OrderSummary } from '../order-summary/order-summary.tsx'
import { OrderTimeline } from '../order-timeline/order-timeline.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { art } from '../story-content/art.ts'
import { frame, type Globals } from '../story-content/frame.ts'
import { momentsEn, momentsFr } from '../story-content/order.ts'

const english = {
  back: { href: '#orders', label: 'All orders' },
  title: 'On its way to Sudbury',
  lead: 'Expected Tuesday, Nov\u00A024 (order 7F3K-4410, placed Nov\u00A013, 2026).',
  timeline: 'Order status',
  moments: momentsEn,
  card: 'Laurentide Sport, $25',
  detail: 'Physical card, quantity 1',
  placed: 'Order 7F3K-4410, placed Nov\u00A013, 2026',
  lines: [
    { id: 'before', label: 'Points before', value: '25,748' },
    { id: 'order', label: 'This order', value: '−2,500' },
  ],
  total: { id: 'after', label: 'Points after', value: '23,248' },
  address: 'Delivery address',
  addressLines: ['Avery Chen', '214 Riverside Drive, Unit 6', 'Sudbury, ON P3E 1C5'],
  help: 'Get help with this order',
  status: 'On its way',
  points: '−2,500 pts',
}

const french: typeof english = {
  back: { href: '#orders', label: 'Toutes les commandes' },
  title: 'En route\u00A0: Sainte-Catherine-de-la-Jacques-Cartier',
  lead: 'Livraison prévue le mardi 24\u00A0novembre (commande 7F3K-4410, passée le 13\u00A0nov. 2026).',
  timeline: 'Suivi de la commande',
  moments: momentsFr,
  card: 'Laurentide Sport, 25 $',
  detail: 'Carte en plastique, quantité 1',
  placed: 'Commande 7F3K-4410, passée le 13\u00A0nov. 2026',
  lines: [
    { id: 'before', label: 'Points avant', value: '25 748' },
    { id: 'order', label: 'Cette commande', value: '−2 500' },
  ],
  total: { id: 'after', label: 'Points après', value: '23 248' },
  address: 'Adresse de livraison',
  addressLines: ['Élodie Tremblay', '12, rue du Portage', 'Sainte-Catherine QC G3N 1A1'],
  help: 'Obtenir de l’aide',
  status: 'En route',
  points: '−2 500 pts',
}

const wordsIn = (globals: Globals) => ({
  ...inLocale(globals, { 'en-ca': english, 'fr-ca': french }),
  header: frame(globals).memberHeader,
})
type Words = ReturnType<typeof wordsIn>

function Order({ words }: { words: Words }) {
  return (
    <>
      <Header {...words.header} />
      <main>
        <PageHeading
          title={words.title}
          lead={<NoBreakPart part="7F3K-4410">{words.lead}</NoBreakPart>}
          back={words.back}
          scale="sentence"
        />
        <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-12 pb-20 desktop:grid-cols-[1fr_408px]">
          <OrderTimeline label={words.timeline} moments={words.moments} />
          <OrderSummary
            title={words.card}
            detail={words.detail}
            art={art.laurentide}
            lines={words.lines}
            total={words.total}
            destination={{ title: words.address, lines: words.addressLines }}
            help={<ActionLink href="#help">{words.help}</ActionLink>}
          />
          <ul className="desktop:col-span-2">
            <OrderRow
              href="#order"
              title={words.card}
              detail={words.detail}
              placed={words.placed}
              points={words.points}
              status={{ kind: 'moving', label: words.status }}
              art={art.laurentide}
            />
          </ul>
        </div>
      </main>
    </>
  )
}

const meta = {
  title: 'Pages/Order',
  component: Order,
  parameters: { layout: 'fullscreen' },
  args: { words: wordsIn({}) },
  render: (args, { globals }) => <Order {...args} words={wordsIn(globals)} />,
} satisfies Meta<typeof Order>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

export const ZoomedTo400Percent: Story = zoomed
export const LargeTextOnAPhone: Story = largeText
