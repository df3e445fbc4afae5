import { Group, Paper, Stack, Text } from '@mantine/core'
import type { Webhook } from '@planner/protocol'
import { BusyButton } from '../../../../components/busy-button.tsx'
import { ConfirmButton } from '../../../../components/dialog/confirm-button.tsx'
import { Disclosure } from '../../../../components/disclosure.tsx'
import { CopyField } from '../../../../components/link-card.tsx'
import { useT } from '../../../../lib/i18n/i18n.ts'
import type { CallWebhooks } from './use-webhooks.ts'
import { attemptText, stateText } from './webhook-texts.ts'

type WebhookCardProps = {
  webhook: Webhook
  /** Its secret where it was made just now; '' otherwise. */
  secret: string
  call: CallWebhooks
}

/** A webhook: what it is told, how it does, its last deliveries, and what can be done with it. */
export function WebhookCard({ webhook, secret, call }: WebhookCardProps) {
  const t = useT()
  const { id, address, kinds, off, log } = webhook
  const done = async (route: 'Replace' | 'Remove') => {
    const answer = await call(route, { id })
    return answer.ok ? { ok: true as const } : answer
  }
  return (
    <Paper withBorder p="md" component="li" aria-label={address}>
      <Stack gap="xs">
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {address}
        </Text>
        <Text size="sm" c="dimmed">
          {kinds.map((kind) => t(`webhook.kind.${kind}`)).join(' · ')}
        </Text>
        <Text size="sm" role="status">
          {stateText(t, webhook)}
        </Text>
        {secret !== '' && (
          <div>
            <CopyField label={t('webhook.secret')} value={secret} />
            <Text size="sm" c="dimmed">
              {t('webhook.secret.help')}
            </Text>
          </div>
        )}
        <Group gap="xs">
          {off !== null && off !== 'linkReplaced' && (
            <BusyButton
              aria-label={t('webhook.switchOnOf', { address })}
              onClick={() => call('SwitchOn', { id })}
            >
              {t('webhook.switchOn')}
            </BusyButton>
          )}
          {off !== 'linkReplaced' && (
            <BusyButton aria-label={t('webhook.testOf', { address })} onClick={() => call('Test', { id })}>
              {t('webhook.test')}
            </BusyButton>
          )}
          <ConfirmButton
            label={t('webhook.replace')}
            ariaLabel={t('webhook.replaceOf', { address })}
            question={t('webhook.replaceAsk')}
            text={t('webhook.replaceText')}
            confirmLabel={t('webhook.replace')}
            onConfirm={() => done('Replace')}
          />
          <ConfirmButton
            label={t('webhook.remove')}
            ariaLabel={t('webhook.removeOf', { address })}
            question={t('webhook.removeAsk')}
            text={t('webhook.removeText')}
            confirmLabel={t('webhook.remove')}
            onConfirm={() => done('Remove')}
          />
        </Group>
        {log.length > 0 && (
          <Disclosure label={t('webhook.log')}>
            <Stack gap={4} component="ol" m={0} pl="lg">
              {log.map((each, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity.
                <Text key={position} size="sm" component="li">
                  {attemptText(t, each)}
                </Text>
              ))}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Paper>
  )
}
