import { Button, FileButton, Text } from '@mantine/core'
import type { CopiedEvent } from '@planner/protocol'
import { useState } from 'react'
import { request } from '../../lib/http/http.ts'
import { useT } from '../../lib/i18n/i18n.ts'

/** Makes an event of a file that an export has made, and goes there; FILES-5. */
export function BringEvent() {
  const t = useT()
  const [state, setState] = useState<'ready' | 'busy'>('ready')
  const [failure, setFailure] = useState('')
  const bring = async (file: File | null) => {
    if (!file) return
    setState('busy')
    setFailure('')
    const failed = (message: string) => {
      setFailure(message)
      setState('ready')
    }
    let read: unknown
    try {
      read = JSON.parse(await file.text())
    } catch {
      return failed(t('refusal.noEventFile'))
    }
    const answer = await request<CopiedEvent>('/api/Import/Event', read)
    if (answer.ok) window.location.assign(answer.data.adminLink)
    else failed(answer.message)
  }
  return (
    <div>
      <FileButton accept="application/json,.json" onChange={(file) => void bring(file)}>
        {(props) => (
          <Button {...props} variant="subtle" loading={state === 'busy'}>
            {t('copy.bring')}
          </Button>
        )}
      </FileButton>
      {failure !== '' && (
        <Text role="alert" size="sm" c="var(--missing)">
          {failure}
        </Text>
      )}
    </div>
  )
}
