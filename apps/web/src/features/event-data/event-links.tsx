import { Stack, Title } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import { Help } from '../../components/help/help.tsx'
import { LinkCard } from '../../components/link-card.tsx'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { RegistrationSwitches } from './registration-switches.tsx'

/** The share link, and for admins the admin link; EVENT-7. */
export function EventLinks() {
  const t = useWords()
  const { state, viewer, shareLink, adminLink } = useLiveSnapshot()
  const { name } = state.event
  const heading = (
    <Title order={2} size="h3" id="event-links">
      {t('eventData.links')}
    </Title>
  )
  return (
    <Stack component="section" gap="sm" aria-labelledby="event-links" data-paper>
      {isAdmin(viewer) ? (
        <Help topic="inviting" about={t('eventData.links')}>
          {heading}
        </Help>
      ) : (
        heading
      )}
      {shareLink !== '' && (
        <LinkCard
          title={t('eventData.shareLink')}
          help={t('eventData.shareLink.help')}
          link={shareLink}
          message={{
            subject: t('eventData.shareLink.subject', { name }),
            text: t('eventData.shareLink.message', { name, link: shareLink }),
          }}
        >
          {isAdmin(viewer) && <RegistrationSwitches />}
        </LinkCard>
      )}
      {isAdmin(viewer) && adminLink !== '' && (
        <div className="no-print">
          <LinkCard
            title={t('eventData.adminLink')}
            help={t('eventData.adminLink.help')}
            link={adminLink}
            message={{
              subject: t('eventData.adminLink.subject', { name }),
              text: t('eventData.adminLink.message', { name, link: adminLink }),
            }}
            sendLabel={t('eventData.adminLink.send')}
          />
        </div>
      )}
    </Stack>
  )
}
