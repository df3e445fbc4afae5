import { useState } from 'react'
import { BusyButton } from '../../components/busy-button.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import { showSaved, showToast } from '../../lib/toast.ts'

/** Turns on, and saves at once, what the event is about in variants that live on contact preferences; EVENT-15. */
export function ConsiderContacts() {
  const t = useT()
  const live = useLive()
  const [isSaving, setSaving] = useState(false)
  const turnOn = async () => {
    setSaving(true)
    const ack = await live.saveEvent({ considerContactPreferences: true, settings: {} })
    setSaving(false)
    if (ack.ok) showSaved(t('app.saved'))
    else if (ack.status === 0) showToast({ message: t('life.notAnswered') })
  }
  return (
    <BusyButton variant="default" mih={44} mt={4} isBusy={isSaving} onClick={() => void turnOn()}>
      {t('eventData.step.contacts.turnOn')}
    </BusyButton>
  )
}
