import { Text } from '@mantine/core'
import type { SiteOperations, SiteReceiver } from '@planner/protocol'
import { useT } from '../../lib/i18n/i18n.ts'
import { Ago } from './ago.tsx'
import { Facts, Rows, Section } from './section.tsx'

/** To whom the server sends what, and whether they take it; OPS-19. */
export function ReceiversSection({ data: { now, receivers } }: { data: SiteOperations }) {
  const t = useT()
  return (
    <Section title={t('operations.receivers')}>
      <Text>{t('operations.receivers.help')}</Text>
      <Rows label={t('operations.receivers')}>
        {receivers.map((receiver) => (
          <ReceiverRow key={receiver.receiver} {...receiver} now={now} />
        ))}
      </Rows>
    </Section>
  )
}

function ReceiverRow({
  receiver,
  host,
  waiting,
  succeededAt,
  failedAt,
  why,
  now,
}: SiteReceiver & { now: number }) {
  const t = useT()
  const isOn = host !== null
  const isFailing = failedAt !== null && failedAt >= (succeededAt ?? 0)
  return (
    <>
      <Text fw={600}>{t(`operations.receiver.${receiver}`)}</Text>
      <Facts>
        <strong>
          {t(
            isOn
              ? isFailing
                ? 'operations.receiver.fails'
                : 'operations.receiver.on'
              : 'operations.receiver.off',
          )}
        </strong>
        {isOn ? (
          <span>{host}</span>
        ) : (
          <span>{t('operations.receiver.set', { variable: VARIABLES[receiver] })}</span>
        )}
        {isOn && <span>{t('operations.receiver.waiting', { count: waiting })}</span>}
        {succeededAt !== null && (
          <span>
            {t('operations.receiver.succeeded')} <Ago at={succeededAt} now={now} />
          </span>
        )}
        {failedAt !== null && (
          <span>
            {t('operations.receiver.failed', { why })} <Ago at={failedAt} now={now} />
          </span>
        )}
        {isOn && succeededAt === null && failedAt === null && <span>{t('operations.receiver.unused')}</span>}
      </Facts>
    </>
  )
}

/** What switches each of them on. */
const VARIABLES: Record<SiteReceiver['receiver'], string> = {
  analytics: 'ANALYTICS_URL',
  errors: 'ERROR_REPORT_URL',
  feedbackWebhook: 'FEEDBACK_WEBHOOK_URL',
  feedbackMail: 'SMTP_URL + FEEDBACK_MAIL_TO',
}
