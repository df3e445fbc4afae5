import { TextInput } from '@mantine/core'
import { sanitiseLine } from '@planner/domain'
import { useState } from 'react'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { AdvancedItem } from './advanced-item.tsx'

/** Deletes the event after its name has been typed (KEY-10). The page then says that the event no longer exists. */
export function DeleteEvent() {
  const t = useT()
  const { life } = useLive()
  const { state } = useLiveSnapshot()
  const [text, setTyped] = useState('')
  const { name } = state.event
  // A name copied from the question includes its bidi isolation characters.
  const typed = sanitiseLine(text)
  const isName = typed === name.trim()
  return (
    <AdvancedItem
      title={t('life.remove.title')}
      help={t('life.remove.help')}
      action={
        <ConfirmButton
          label={t('life.remove.button')}
          question={t('life.remove.askTitle', { event: name })}
          text={t('life.remove.ask')}
          confirmLabel={t('life.remove.confirm')}
          isDangerous
          buttonProps={{ variant: 'outline', color: 'red' }}
          canConfirm={isName}
          onOpen={() => setTyped('')}
          onConfirm={() => life.removeEvent(typed)}
        >
          <TextInput
            label={t('life.remove.name')}
            value={text}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            // No error before the input is as long as the name.
            error={typed.length >= name.trim().length && !isName ? t('life.remove.mismatch') : undefined}
          />
        </ConfirmButton>
      }
    />
  )
}
