import { Alert, Stack, Text } from '@mantine/core'
import { MAX_WEBHOOKS } from '@planner/protocol'
import { BusyButton } from '../../../../components/busy-button.tsx'
import { useT } from '../../../../lib/i18n/i18n.ts'
import { AdvancedItem } from '../advanced-item.tsx'
import { AddWebhook } from './add-webhook.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookCard } from './webhook-card.tsx'

/** The programs that are told what happens in the event; WEBHOOK-1 to WEBHOOK-8. */
export function Webhooks() {
  const t = useT()
  const { webhooks, made, failure, call } = useWebhooks()
  return (
    <AdvancedItem
      title={t('webhook.title')}
      help={t('webhook.help')}
      action={
        <BusyButton onClick={() => call('List')}>
          {t(webhooks === undefined ? 'webhook.show' : 'webhook.refresh')}
        </BusyButton>
      }
    >
      {failure !== '' && <Alert color="red">{failure}</Alert>}
      {webhooks && (
        <Stack gap="md">
          {webhooks.length === 0 && <Text size="sm">{t('webhook.none')}</Text>}
          {webhooks.length > 0 && (
            <Stack
              gap="sm"
              component="ul"
              m={0}
              p={0}
              style={{ listStyle: 'none' }}
              aria-label={t('webhook.list')}
            >
              {webhooks.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  webhook={webhook}
                  secret={made?.id === webhook.id ? made.secret : ''}
                  call={call}
                />
              ))}
            </Stack>
          )}
          {webhooks.length < MAX_WEBHOOKS ? (
            <AddWebhook call={call} />
          ) : (
            <Text size="sm">{t('webhook.full', { number: MAX_WEBHOOKS })}</Text>
          )}
        </Stack>
      )}
    </AdvancedItem>
  )
}
