import { Paper, Stack } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import { HelpedSwitch } from '../../components/form/helped-switch.tsx'
import { HelpedTitle } from '../../components/help/help.tsx'
import { LinkCard } from '../../components/link-card.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { showToast } from '../../lib/toast.ts'

/** The share link, and for admins the admin link; EVENT-7. */
export function EventLinks() {
  const t = useWords()
  const { state, viewer, shareLink, adminLink } = useLiveSnapshot()
  const { name } = state.event
  return (
    <Stack gap="sm">
      {shareLink !== '' && (
        <Paper withBorder p="md" component="section" aria-labelledby="event-links">
          <Stack gap="sm">
            <HelpedTitle
              topic={isAdmin(viewer) ? 'inviting' : undefined}
              order={2}
              size="h3"
              id="event-links"
            >
              {t('eventData.links')}
            </HelpedTitle>
            <LinkCard
              isInside
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
          </Stack>
        </Paper>
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
            sendLabel={t('link.sendToMe')}
          />
        </div>
      )}
    </Stack>
  )
}

/** Opens and closes registration, and asks for approval of newcomers; REG-4, REG-5. */
function RegistrationSwitches() {
  return (
    <Stack gap="sm" className="no-print">
      <SettingSwitch setting="parameters|ui|allowRegistration" label="registration.open" />
      <SettingSwitch setting="parameters|ui|approveNewPeople" label="registration.approve" />
    </Stack>
  )
}

type SettingSwitchProps = {
  setting: 'parameters|ui|allowRegistration' | 'parameters|ui|approveNewPeople'
  label: 'registration.open' | 'registration.approve'
}

function SettingSwitch({ setting, label }: SettingSwitchProps) {
  const t = useT()
  const live = useLive()
  const save = async (next: boolean) => {
    const outcome = await live.setSetting(setting, next)
    if (outcome === 'refused') showToast({ message: t('refusal.notStored') })
  }
  return (
    <HelpedSwitch
      label={t(label)}
      help={t(`${label}.help`)}
      checked={useSetting(setting)}
      onChange={(next) => void save(next)}
    />
  )
}
