import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { usePlannerSearch } from '../../../lib/use-planner-search.ts'
import { AdvancedItem } from './advanced-item.tsx'

const DONE_MS = 6000

export function NewShareLink() {
  const t = useT()
  const { life } = useLive()
  return (
    <AdvancedItem
      title={t('life.share.title')}
      help={t('life.share.help')}
      action={
        <ConfirmButton
          label={t('life.share.button')}
          question={t('life.share.button')}
          text={t('life.share.ask')}
          confirmLabel={t('life.share.button')}
          onConfirm={() => life.rotateKeys({ admin: false, share: true })}
          onDone={() => showToast({ message: t('life.share.done'), autoClose: DONE_MS })}
        />
      }
    />
  )
}

export function NewAdminLink() {
  const t = useT()
  const { life } = useLive()
  const [search, changeSearch] = usePlannerSearch()
  const replace = async () => {
    const ack = await life.rotateKeys({ admin: true, share: false })
    // This page's URL contains the old key, unless it was opened by a personal link.
    if (ack.ok && search.adminInvite) changeSearch({ adminInvite: ack.eventAdminGuid })
    return ack
  }
  return (
    <AdvancedItem
      title={t('life.admin.title')}
      help={t('life.admin.help')}
      action={
        <ConfirmButton
          label={t('life.admin.button')}
          question={t('life.admin.button')}
          text={t('life.admin.ask')}
          confirmLabel={t('life.admin.button')}
          onConfirm={replace}
          onDone={() => showToast({ message: t('life.admin.done'), autoClose: DONE_MS })}
        />
      }
    />
  )
}
