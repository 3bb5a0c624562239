import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Button } from '../button/button.tsx'
import { FailureText, type FailureTextProps } from './failure-text.tsx'

const usage: Usage = {
  voice: ['Errors', 'Reassurance'],
  pictures: (say) => {
    const failed = (words: string) => (
      <>
        <Button variant="secondary">{say('Save address', 'Enregistrer l’adresse')}</Button>
        <FailureText>{words}</FailureText>
      </>
    )
    return {
      right: failed(
        say(
          'We weren’t able to save your change. Try again in a moment.',
          'Nous n’avons pas pu enregistrer votre modification. Réessayez dans un instant.',
        ),
      ),
      wrong: failed(say('Oops! Something went wrong.', 'Oups! Un problème est survenu.')),
    }
  },
  'en-ca': {
    use: 'Below a button whose action failed, in one sentence.',
    avoid: 'For fields: Error summary. For news that pass: Notification bar.',
    parts: ['Icon', 'What happened, then what to do'],
    right: 'Say what happened, then what to do.',
    wrong: 'A joke that says neither what happened nor what to do.',
  },
  'fr-ca': {
    use: 'Sous un bouton dont l’action a échoué, en une phrase.',
    avoid: 'Pour des champs\u00A0: Error summary. Pour une nouvelle passagère\u00A0: Notification bar.',
    parts: ['Icône', 'Ce qui est arrivé, puis quoi faire'],
    right: 'Dites ce qui est arrivé, puis quoi faire.',
    wrong: 'Une plaisanterie, qui ne dit ni ce qui est arrivé, ni quoi faire.',
  },
}

const meta = {
  title: 'Components/Feedback/Failure text',
  component: FailureText,
  parameters: { usage },
  args: { children: '' },
  render: (args, { globals }) => (
    <FailureText {...args}>{siteMessages(globals)('security_notSent')}</FailureText>
  ),
} satisfies Meta<typeof FailureText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      siteMessages(globals)('security_notSent'),
    )
  },
}

export const Small: Story = { args: { small: true } }

export const LongFrenchLabel: Story = {
  globals: { locale: 'fr-ca' },
  render: (args, { globals }) => (
    <div className="w-60">
      <FailureText {...args}>{siteMessages(globals)('privacy_exportTooOften')}</FailureText>
    </div>
  ),
}

/** It is mounted when the action fails, so that it is announced. */
export const AfterAnAction: Story = {
  render: (args, { globals }) => (
    <Failing
      {...args}
      action={siteMessages(globals)('privacy_exportAsk')}
      words={siteMessages(globals)('privacy_notSent')}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('alert')).toBeNull()
    await userEvent.click(page.getByRole('button'))
    await expect(page.getByRole('alert')).toBeVisible()
  },
}

function Failing({ action, words, ...props }: FailureTextProps & { action: string; words: string }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setFailed(true)}>
        {action}
      </Button>
      {hasFailed ? <FailureText {...props}>{words}</FailureText> : null}
    </>
  )
}
