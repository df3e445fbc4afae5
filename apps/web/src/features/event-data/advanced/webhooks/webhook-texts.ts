import type { MessageKey } from '@planner/i18n'
import type { Webhook, WebhookAttempt } from '@planner/protocol'
import type { Translate } from '../../../../lib/i18n/i18n.ts'
import { dateTimeText } from '../../../../lib/time-text.ts'

/** How a webhook does, as a sentence; WEBHOOK-7. */
export function stateText(t: Translate, { off, since, log, numWaiting }: Webhook): string {
  const time = dateTimeText(new Date(since ?? 0))
  if (off !== null) return t(`webhook.state.off.${off}`, { time })
  const waiting = numWaiting > 0 ? ` ${t('webhook.waiting', { number: numWaiting })}` : ''
  const tested = testText(t, log)
  if (since !== null)
    return [tested, t('webhook.state.failing', { time })].filter(Boolean).join(' ') + waiting
  const last = log.find(({ kind }) => kind !== 'test')
  const usual: MessageKey = last?.outcome === 'delivered' ? 'webhook.state.well' : 'webhook.state.idle'
  return (tested || t(usual)) + waiting
}

/** How the test went that was sent after all else; '' without one. */
function testText(t: Translate, [newest]: readonly WebhookAttempt[]): string {
  if (newest?.kind !== 'test') return ''
  if (newest.outcome === 'delivered') return t('webhook.state.tested')
  return t('webhook.state.testFailed', { why: whyText(t, newest.why) })
}

export function attemptText(t: Translate, { at, kind, attempt, outcome, why }: WebhookAttempt): string {
  return t(`webhook.log.${outcome}`, {
    time: dateTimeText(new Date(at)),
    kind: t(`webhook.kind.${kind}`),
    attempt,
    why: whyText(t, why),
  })
}

const WHY: Readonly<Record<string, MessageKey>> = {
  timeout: 'webhook.why.timeout',
  NOT_PUBLIC: 'webhook.why.private',
  address: 'webhook.why.private',
  ECONNREFUSED: 'webhook.why.refused',
  ENOTFOUND: 'webhook.why.unknownName',
  tooOld: 'webhook.why.tooOld',
  tooMany: 'webhook.why.tooMany',
}

function whyText(t: Translate, why: string): string {
  const key = WHY[why]
  if (key) return t(key)
  return /^\d{3}$/.test(why) ? t('webhook.why.status', { status: why }) : t('webhook.why.code', { code: why })
}
