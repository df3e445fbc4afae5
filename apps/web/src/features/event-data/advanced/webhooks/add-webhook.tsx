import { Checkbox, Fieldset, Group, Stack, TextInput } from '@mantine/core'
import { MAX_WEBHOOK_ADDRESS, WEBHOOK_KINDS, type WebhookKind } from '@planner/protocol'
import { useState } from 'react'
import { BusyButton } from '../../../../components/busy-button.tsx'
import { useT } from '../../../../lib/i18n/i18n.ts'
import { type CallWebhooks, isOfAddress } from './use-webhooks.ts'

/** A new address and what it is told; WEBHOOK-1. */
export function AddWebhook({ call }: { call: CallWebhooks }) {
  const t = useT()
  const [address, setAddress] = useState('')
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(['plan.published'])
  const [fault, setFault] = useState('')
  const add = async () => {
    const answer = await call('Add', { address: address.trim(), kinds })
    setFault(!answer.ok && isOfAddress(answer) ? answer.message : '')
    if (answer.ok) setAddress('')
  }
  const toggle = (kind: WebhookKind) =>
    setKinds((known) => WEBHOOK_KINDS.filter((each) => known.includes(each) !== (each === kind)))
  return (
    <Fieldset legend={t('webhook.new')}>
      <Stack gap="sm">
        <TextInput
          label={t('webhook.address')}
          description={t('webhook.address.help')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={MAX_WEBHOOK_ADDRESS}
          value={address}
          error={fault}
          onChange={({ currentTarget: { value } }) => {
            setAddress(value)
            setFault('')
          }}
        />
        <Checkbox.Group
          label={t('webhook.kinds')}
          error={kinds.length === 0 ? t('webhook.kinds.none') : undefined}
          value={[...kinds]}
        >
          <Group gap="md" mt="xs">
            {WEBHOOK_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                value={kind}
                label={t(`webhook.kind.${kind}`)}
                onChange={() => toggle(kind)}
              />
            ))}
          </Group>
        </Checkbox.Group>
        <div>
          <BusyButton onClick={add} disabled={address.trim() === '' || kinds.length === 0}>
            {t('webhook.add')}
          </BusyButton>
        </div>
      </Stack>
    </Fieldset>
  )
}
