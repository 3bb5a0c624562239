import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { Banner } from '../../components/banner/banner.tsx'
import { Button } from '../../components/button/button.tsx'
import { DefinitionRows } from '../definition-rows/definition-rows.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const times = {
  'en-ca': {
    beforeTime: ', ',
    now: { day: 'Fri, Nov\u00A020,\u00A02026', time: '5:42\u00A0p.m.' },
    before: { day: 'Wed, Nov\u00A018,\u00A02026', time: '8:03\u00A0a.m.' },
    place: 'Sudbury, Ontario',
  },
  'fr-ca': {
    beforeTime: ' à\u00A0',
    now: { day: 'ven. 20\u00A0nov.\u00A02026', time: '17\u00A0h\u00A042' },
    before: { day: 'mer. 18\u00A0nov.\u00A02026', time: '8\u00A0h\u00A003' },
    place: 'Gatineau (Québec)',
  },
}

type SecurityProps = {
  globals: Globals
  /** Redemptions are frozen. */
  isFrozen?: boolean
}

function Security({ globals, isFrozen = false }: SecurityProps) {
  const say = siteMessages(globals)
  const { beforeTime, now, before, place } = inLocale(globals, times)
  const inFull = ({ day, time }: typeof now) => `${day}${beforeTime}${time}`
  const phone = say('security_device', { browser: 'Safari', system: 'iOS' })
  const notMe = (what: string, day: string) => ({
    href: '#contact',
    label: say('security_contact'),
    context: `(${what}, ${day})`,
  })
  const desk = say('security_device', { browser: 'Firefox', system: 'Windows' })
  return (
    <AccountFrame globals={globals} current="security_title" title={say('security_title')}>
      <section aria-labelledby="freeze">
        <SectionHeading id="freeze" title={say('security_freezeTitle')} isBeforeText />
        {isFrozen ? (
          <Banner status="warning" title={say('security_frozenTitle')}>
            {say('security_frozenSince', { time: inFull(before) })}
          </Banner>
        ) : (
          <p className="max-w-measure text-ink-2">{say('security_freezeText')}</p>
        )}
        <Button variant="secondary" className="mt-6">
          {say(isFrozen ? 'security_unfreeze' : 'security_freeze')}
        </Button>
        {isFrozen ? (
          <p className="mt-4 text-small text-ink-2">{say('security_unfreezeHow', { asks: 'always' })}</p>
        ) : null}
      </section>
      <section aria-labelledby="sessions" className="mt-16">
        <SectionHeading id="sessions" title={say('security_sessionsTitle')} />
        <DefinitionRows
          rows={[
            {
              id: 'this',
              label: say('security_thisBrowser'),
              value: desk,
              badge: <Badge tone="success">{say('security_inUse')}</Badge>,
              detail: (
                <>
                  {say('security_signedInAt', { time: inFull(now) })}
                  <span className="block">{say('security_methodCode')}</span>
                </>
              ),
            },
            {
              id: 'other',
              label: say('security_otherBrowser'),
              value: phone,
              detail: say('security_signedInSeen', { time: inFull(before), seen: inFull(now) }),
              control: (
                <Button variant="secondary" size="small">
                  {say('security_end')}
                </Button>
              ),
            },
          ]}
        />
      </section>
      <section aria-labelledby="log" className="mt-16">
        <SectionHeading id="log" title={say('security_logTitle')} intro={say('security_logIntro')} />
        <DefinitionRows
          rows={[
            {
              id: 'in',
              label: now.day,
              value: say('security_kindSignIn'),
              detail: `${now.time}, ${desk}, ${place}`,
              action: notMe(say('security_kindSignIn'), now.day),
            },
            {
              id: 'spent',
              label: before.day,
              value: say('security_kindRedemption'),
              detail: `${before.time}, ${phone}, ${place}`,
              action: notMe(say('security_kindRedemption'), before.day),
            },
          ]}
        />
      </section>
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Security',
  component: Security,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Security {...args} globals={globals} />,
} satisfies Meta<typeof Security>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const RedemptionsStopped: Story = { args: { isFrozen: true }, globals: { locale: 'fr-ca' } }
