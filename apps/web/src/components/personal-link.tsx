import { useT } from '../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../lib/live/live-context.tsx'
import { showToast } from '../lib/toast.ts'
import { usePlannerSearch } from '../lib/use-planner-search.ts'
import { ConfirmButton } from './dialog/confirm-button.tsx'
import { LinkCard } from './link-card.tsx'

/** The personal link with ways to keep it, and where asked for, to replace it. */
export function PersonalLink({ isReplaceable = false }: { isReplaceable?: boolean }) {
  const t = useT()
  const { state, viewer, personalLink } = useLiveSnapshot()
  const { event } = state
  if (personalLink === '') return null
  return (
    <LinkCard
      title={t('userData.link.title')}
      help={t('userData.link.help')}
      more="personalLink"
      link={personalLink}
      message={{
        subject: t('userData.link.subject', { event: event.name }),
        text: t('userData.link.message', { event: event.name, link: personalLink }),
      }}
      sendLabel={t('link.sendToMe')}
      buttons={isReplaceable && viewer.personId !== null && <ReplaceLink personId={viewer.personId} />}
    />
  )
}

const DONE_MS = 6000

/** Replaces one's personal link, which somebody else may know, after a confirmation; KEY-14. */
function ReplaceLink({ personId }: { personId: string }) {
  const t = useT()
  const live = useLive()
  const { keys } = useLiveSnapshot()
  const [search, changeSearch] = usePlannerSearch()
  const replace = async () => {
    const before = keys.privateKey
    const ack = await live.replacePersonalLink(personId)
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
      onConfirm={replace}
      onDone={() => showToast({ message: t('life.link.done'), autoClose: DONE_MS })}
    />
  )
}
