import { httpError, type Webhook, type WebhookKind, type WebhookList } from '@planner/protocol'
import { useState } from 'react'
import { rememberedAdminName } from '../../../../lib/admin-name.ts'
import { type HttpResult, request } from '../../../../lib/http/http.ts'
import { useLiveSnapshot } from '../../../../lib/live/live-context.tsx'

type Route = 'List' | 'Add' | 'Remove' | 'Test' | 'Replace' | 'SwitchOn'
type Body = { id: string } | { address: string; kinds: readonly WebhookKind[] }

export type CallWebhooks = (route: Route, body?: Body) => Promise<HttpResult<WebhookList>>

/** The webhooks of the event once they have been asked for, and the calls about them; WEBHOOK-8. */
export function useWebhooks() {
  const { variant, keys } = useLiveSnapshot()
  const [webhooks, setWebhooks] = useState<readonly Webhook[]>()
  const [made, setMade] = useState<WebhookList['made']>(null)
  const [failure, setFailure] = useState('')
  const call: CallWebhooks = async (route, body) => {
    const adminName = rememberedAdminName(localStorage) ?? ''
    const asked = { ...body, variant: variant.id, adminKey: keys.adminKey, adminName }
    const answer = await request<WebhookList>(`/api/Webhooks/${route}`, asked)
    if (answer.ok) {
      setWebhooks(answer.data.webhooks)
      setMade((known) => answer.data.made ?? known)
    }
    setFailure(answer.ok || isOfAddress(answer) ? '' : answer.message)
    return answer
  }
  return {
    /** Undefined until they have been asked for. */
    webhooks,
    /** The secret that was made last on this page. */
    made,
    /** Why a call was refused, unless its address was. */
    failure,
    call,
  }
}

/** Whether the address that was entered is refused; its field says so. */
export function isOfAddress(answer: HttpResult<WebhookList>): boolean {
  return !answer.ok && httpError.safeParse(answer.data).data?.reason === 'webhookAddress'
}
