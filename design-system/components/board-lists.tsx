import { CreditCard, Gift, MapPin, Search, ShieldCheck, X } from 'lucide'
import { useState } from 'react'
import { inLocale } from '../.storybook/locale.ts'
import { siteMessages } from '../.storybook/site-messages.ts'
import { PointsChart } from '../patterns/points-chart/points-chart.tsx'
import { chartEn, chartFr } from '../patterns/story-content/history.ts'
import { Avatar } from './avatar/avatar.tsx'
import { Shelf } from './board-shelf.tsx'
import { boardWords } from './board-words.ts'
import { Button } from './button/button.tsx'
import { CodeText } from './code-text/code-text.tsx'
import { CopyLink } from './copy-link/copy-link.tsx'
import { DefinitionList, DefinitionRow } from './definition-list/definition-list.tsx'
import { Dialog } from './dialog/dialog.tsx'
import { FailureText } from './failure-text/failure-text.tsx'
import { Icon } from './icon/icon.tsx'
import { IconButton } from './icon-button/icon-button.tsx'
import { ActionLink, ArrowLink } from './link/link.tsx'
import { NoticeList } from './notification-bar/notice-list.tsx'
import { LoadMore } from './pagination/load-more.tsx'
import { Pagination } from './pagination/pagination.tsx'
import { Panel } from './panel/panel.tsx'
import { InlineSelect } from './select/select.tsx'
import { Cell, HeadCell, Table } from './table/table.tsx'

type Props = { globals: { locale?: unknown } }

const icons = { Gift, MapPin, ShieldCheck, CreditCard, Search }

/** Lists, navigation, overlays and the chart, with the site's own messages where there are any. */
export function BoardOfLists({ globals }: Props) {
  const say = siteMessages(globals)
  const words = inLocale(globals, boardWords)
  return (
    <>
      <div className="grid gap-6 desktop:grid-cols-2">
        <Shelf title={words.tableTitle}>
          <Table caption={words.month}>
            <thead>
              <tr>
                <HeadCell>{words.heads.date}</HeadCell>
                <HeadCell>{words.heads.what}</HeadCell>
                <HeadCell numeric>{words.heads.points}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {words.lines.map(({ date, what, points }) => (
                <tr key={date}>
                  <HeadCell scope="row" className="whitespace-nowrap">
                    {date}
                  </HeadCell>
                  <Cell>{what}</Cell>
                  <Cell numeric>{points}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
          <div className="mt-6">
            <LoadMore href="#more" label={words.more20} position={words.shown20} />
          </div>
          <div className="mt-6">
            <Pagination {...words.pages} />
          </div>
        </Shelf>
        <Shelf title={words.factsTitle}>
          <div>
            <DefinitionList>
              <DefinitionRow
                term={say('profile_name')}
                action={<ActionLink href="#edit">{say('redeem_edit')}</ActionLink>}
              >
                <span className="flex items-center gap-3">
                  <Avatar initials="ÉT" /> {words.member}
                </span>
              </DefinitionRow>
              <DefinitionRow term={words.memberNumber}>
                604 646 0193 4418{' '}
                <CopyLink
                  text="6046460193274418"
                  label={say('card_copy')}
                  context={say('card_copyContext')}
                  copied={say('card_copied')}
                />
              </DefinitionRow>
            </DefinitionList>
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            {Object.entries(icons).map(([name, drawing]) => (
              <Icon key={name} of={drawing} size={24} />
            ))}
            <IconButton icon={X} label={say('site_close')} />
            <ArrowLink href="#offers">{say('site_seeOffers')}</ArrowLink>
          </div>
          <div className="mt-5">
            <InlineSelect
              label={words.sort}
              options={[
                { value: 'a', label: words.mostChosen },
                { value: 'b', label: words.newest },
              ]}
            />
          </div>
        </Shelf>
      </div>

      <div className="grid gap-6 desktop:grid-cols-3">
        <Shelf title={words.overTitle}>
          <div>
            <OpensDialog globals={globals} />
          </div>
          <FailureText>{say('goal_failed')}</FailureText>
        </Shelf>
        <Shelf title={words.panelTitle}>
          <Panel aria-label={say('rewards_exampleTitle')}>
            <h3 className="mb-3 text-h3">{say('rewards_exampleTitle')}</h3>
            <CodeText label={say('offers_code')} code="RÉCOLTE-2026" />
          </Panel>
        </Shelf>
        <Shelf title={words.noticesTitle}>
          <NoticeList
            statusLabels={words.statusLabels}
            notices={words.notices.map((notice) => ({ ...notice, time: words.noticeTime }))}
          />
        </Shelf>
      </div>

      <Shelf title={words.chartTitle}>
        <PointsChart {...inLocale(globals, { 'en-ca': chartEn, 'fr-ca': chartFr })} />
      </Shelf>
    </>
  )
}

function OpensDialog({ globals }: Props) {
  const say = siteMessages(globals)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="destructive" onClick={() => setIsOpen(true)}>
        {say('addresses_remove')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={say('addresses_removeHeading')}
        description={say('addresses_removeText', { asks: 'always' })}
        closeLabel={say('site_close')}
        actions={<ActionLink onClick={() => setIsOpen(false)}>{say('addresses_keep')}</ActionLink>}
      />
    </>
  )
}
