import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import { RadioGroup } from '../../components/radio-group/radio-group.tsx'
import { NoticePage } from '../notice-page/notice-page.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'

const provinces = {
  'en-ca': ['British Columbia', 'Newfoundland and Labrador', 'Ontario', 'Prince Edward Island', 'Quebec'],
  'fr-ca': ['Colombie-Britannique', 'Île-du-Prince-Édouard', 'Ontario', 'Québec', 'Terre-Neuve-et-Labrador'],
}

type ProvinceProps = {
  globals: Globals
  /** For members the profile decides. */
  isMember?: boolean
}

function Province({ globals, isMember = false }: ProvinceProps) {
  const say = siteMessages(globals)
  if (isMember) {
    return (
      <SiteFrame globals={globals}>
        <NoticePage
          heading={say('province_memberTitle', { province: 'Ontario' })}
          text={[say('province_memberText')]}
          action={{ href: '#profile', label: say('province_memberAction') }}
          other={{ href: '#back', label: say('province_back') }}
        />
      </SiteFrame>
    )
  }
  return (
    <SiteFrame globals={globals} isVisitor>
      <PageHeading title={say('province_title')} lead={say('province_lead')} />
      <form action="#province" className="page-column pb-16 desktop:pb-24">
        <RadioGroup
          legend={say('province_legend')}
          name="province"
          defaultValue="Ontario"
          options={[
            { value: '', label: say('province_everywhere') },
            ...inLocale(globals, provinces).map((name) => ({ value: name, label: name })),
          ]}
          twoColumns
          className="max-w-form"
        />
        <p className="mt-6 max-w-measure text-small text-ink-2">{say('province_cookieNote')}</p>
        <div className="mt-6">
          <Button type="submit">{say('province_save')}</Button>
        </div>
      </form>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Province',
  component: Province,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Province {...args} globals={globals} />,
} satisfies Meta<typeof Province>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const Member: Story = { args: { isMember: true } }
