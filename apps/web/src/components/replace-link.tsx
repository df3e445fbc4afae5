import { useT } from '../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../lib/live/live-context.tsx'
import { showToast } from '../lib/toast.ts'
import { usePlannerSearch } from '../lib/use-planner-search.ts'
import { ConfirmButton } from './dialog/confirm-button.tsx'

const DONE_MS = 6000

/** Replaces one's personal link, which somebody else may know, after a confirmation; KEY-14. */
export function ReplaceLink({ personId }: { personId: string }) {
  const t = useT()
  const { life } = useLive()
  const { keys } = useLiveSnapshot()
  const [search, changeSearch] = usePlannerSearch()
  const replace = async () => {
    const before = keys.privateKey
    const ack = await life.replacePersonalLink(personId)
    // This page's address contains the old key, if it was opened by it.
    if (ack.ok && before !== '' && search.personalKey === before)
      changeSearch({ personalKey: ack.eventUserPrivateGuid })
    return ack
  }
  return (
    <ConfirmButton
      label={t('life.link.button')}
      question={t('life.link.button')}
      text={t('life.link.ask.own')}
      confirmLabel={t('life.link.button')}
      buttonProps={{ variant: 'default' }}
      onConfirm={replace}
      onDone={() => showToast({ message: t('life.link.done'), autoClose: DONE_MS })}
    />
  )
}
