import { useT } from '../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'
import { LinkCard } from './link-card.tsx'
import { ReplaceLink } from './replace-link.tsx'

/** The personal link with ways to keep it: copy, QR code, e-mail to oneself; and, where asked for, to replace it. */
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
      sendLabel={t('userData.link.send')}
      buttons={isReplaceable && viewer.personId !== null && <ReplaceLink personId={viewer.personId} />}
    />
  )
}
