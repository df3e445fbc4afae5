import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { ConfirmButton } from '../../components/dialog/confirm-button.tsx'
import { HelpedTitle } from '../../components/help/help.tsx'
import { downloadTextFile } from '../../lib/download-file.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { failureText } from '../../lib/i18n/refusal-text.ts'
import { useLive, useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { forgetPerson } from '../../lib/remembered-person.ts'
import { showToast } from '../../lib/toast.ts'

type MyDataProps = {
  /** '' is the person of the page's link, for whom the event is closed. */
  personId: string
  onErased?: () => void
}

/** Lets users download and erase their own data; KEY-13, KEY-16. */
export function MyData({ personId, onErased }: MyDataProps) {
  const t = useT()
  const id = useId()
  const live = useLive()
  const { state } = useLiveSnapshot()
  const downloadData = async () => {
    const ack = await live.invoke('ExportUser', { userId: personId })
    if (ack.ok) downloadTextFile(t('life.mine.file'), 'application/json', JSON.stringify(ack.export, null, 2))
    else showToast({ message: failureText(t, ack) })
  }
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <div>
          <HelpedTitle topic="ownData" order={3} size="h5" id={id}>
            {t('life.mine.title')}
          </HelpedTitle>
          <Text size="sm" c="dimmed">
            {t('life.mine.help')}
          </Text>
        </div>
        <Group>
          <Button onClick={() => void downloadData()}>{t('life.mine.export')}</Button>
          <ConfirmButton
            label={t('life.mine.erase')}
            question={t('life.mine.askTitle')}
            text={t('life.mine.ask')}
            confirmLabel={t('life.erase.confirm')}
            isDangerous
            onConfirm={async () => {
              const ack = await live.invoke('RemoveUser', { userId: personId })
              if (ack.ok) forgetPerson(window.localStorage, state.event.id)
              return ack
            }}
            {...(onErased ? { onDone: onErased } : {})}
          />
        </Group>
      </Stack>
    </Paper>
  )
}
