import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { rememberedAdminName } from '../../../lib/admin-name.ts'
import { downloadTextFile } from '../../../lib/download-text-file.ts'
import { request } from '../../../lib/http/http.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { AdvancedItem } from './advanced-item.tsx'

/** Downloads everything of the event as one file; KEY-21. */
export function ExportEvent() {
  const t = useT()
  const { variant, keys } = useLiveSnapshot()
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    const answer = await request('/api/Event/Export', {
      variant: variant.id,
      adminKey: keys.adminKey,
      adminName: rememberedAdminName(localStorage) ?? '',
    })
    setLoading(false)
    if (answer.ok)
      downloadTextFile(t('life.export.file'), 'application/json', JSON.stringify(answer.data, null, 1))
    else showToast({ message: answer.message })
  }
  return (
    <AdvancedItem
      title={t('life.export.title')}
      help={t('life.export.help')}
      action={
        <BusyButton variant="default" isBusy={isLoading} onClick={() => void download()}>
          {t('life.export.button')}
        </BusyButton>
      }
    />
  )
}
