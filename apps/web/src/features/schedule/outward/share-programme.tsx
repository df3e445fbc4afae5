import { Button, Stack, Text } from '@mantine/core'
import { can } from '@planner/domain'
import type { OutwardAddresses } from '@planner/protocol'
import { BusyButton } from '../../../components/busy-button.tsx'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { HelpedSwitch } from '../../../components/form/helped-switch.tsx'
import { LinkCard } from '../../../components/link-card.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { fullAddress, useAddresses } from './use-addresses.ts'

/** For organisers: the public programme (PUBLISH-7) and the screen on the wall (PUBLISH-9). */
export function ShareProgramme() {
  const t = useT()
  return (
    <div className="no-print">
      <Disclosure label={t('outward.share.title')}>
        <Addresses />
      </Disclosure>
    </div>
  )
}

type Change = ReturnType<typeof useAddresses>['change']

function Addresses() {
  const t = useT()
  const { addresses, failure, ask, change } = useAddresses()
  // Who meets whom is nobody else's: there is nothing to show of it.
  const hasProgramme = !can(useVariant(), 'pairs')
  if (!addresses)
    return failure === '' ? (
      <p role="status">{t('app.loading')}</p>
    ) : (
      <Stack gap="sm" role="alert">
        <Text size="sm">{failure}</Text>
        <BusyButton onClick={ask}>{t('app.again')}</BusyButton>
      </Stack>
    )
  const { event } = addresses
  if (!event) return null
  return (
    <Stack gap="lg" maw="var(--measure-reading)">
      {hasProgramme && <Programme programme={event.programme} change={change} />}
      <Wall wall={event.wall} change={change} />
      <Text size="sm" c="dimmed">
        {t('outward.share.keys')}
      </Text>
    </Stack>
  )
}

type EventAddresses = NonNullable<OutwardAddresses['event']>

function Programme({ programme, change }: { programme: EventAddresses['programme']; change: Change }) {
  const t = useT()
  const { isOn, showsNames, path } = programme
  const page = fullAddress(path)
  return (
    <Stack gap="sm">
      <HelpedSwitch
        label={t('outward.share.programme')}
        help={t('outward.share.programme.help')}
        checked={isOn}
        onChange={(next) => void change({ programme: { isOn: next, showsNames } })}
      />
      {isOn && path !== '' && (
        <>
          <HelpedSwitch
            label={t('outward.share.names')}
            checked={showsNames}
            onChange={(next) => void change({ programme: { isOn, showsNames: next } })}
          />
          <LinkCard
            title={t('outward.share.programme')}
            help={t('outward.share.address')}
            link={page}
            buttons={
              <>
                <CopyButton text={embedCode(path, t('outward.share.programme'))}>
                  {t('outward.share.embed')}
                </CopyButton>
                <CopyButton text={fullAddress(`${path}schedule.json`)}>{t('outward.share.json')}</CopyButton>
                <CopyButton text={fullAddress(`${path}calendar.ics`)}>
                  {t('outward.share.calendar')}
                </CopyButton>
                <ConfirmButton
                  label={t('outward.share.renew')}
                  question={t('outward.share.renewAsk')}
                  text={t('outward.share.renewText')}
                  confirmLabel={t('outward.share.renew')}
                  onConfirm={async () => {
                    const ok = await change({ programme: { isOn, showsNames, renew: true } })
                    if (!ok) return { ok, status: 0, message: t('refusal.notStored') }
                    showToast({ message: t('outward.share.renewed') })
                    return { ok }
                  }}
                />
              </>
            }
          />
        </>
      )}
    </Stack>
  )
}

/** For a site of one's own; the frame is as high as the programme. */
function embedCode(path: string, title: string): string {
  const source = fullAddress(path.replace('/programme/', '/embed/'))
  return `<iframe src="${source}" title="${title}" style="width:100%;border:0" height="800"></iframe>
<script>addEventListener('message', ({ data, source }) => { for (const frame of document.querySelectorAll('iframe')) if (frame.contentWindow === source && data.type === 'programme-height') frame.height = data.height })</script>`
}

function Wall({ wall, change }: { wall: EventAddresses['wall']; change: Change }) {
  const t = useT()
  const { isOn, path } = wall
  return (
    <Stack gap="sm">
      <HelpedSwitch
        label={t('outward.share.wall')}
        help={t('outward.share.wall.help')}
        checked={isOn}
        onChange={(next) => void change({ wall: { isOn: next } })}
      />
      {isOn && path !== '' && (
        <LinkCard
          title={t('outward.share.wall')}
          help={t('outward.share.address')}
          link={fullAddress(path)}
          buttons={
            <Button component="a" href={path} target="_blank" rel="noopener">
              {t('outward.share.wall.open')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}
