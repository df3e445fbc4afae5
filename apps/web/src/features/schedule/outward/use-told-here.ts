import type { PushState, PushTested } from '@planner/protocol'
import { useCallback, useEffect, useState } from 'react'
import { deviceEndpoint, type PushAbility, pushAbility, subscribeDevice } from '../../../lib/device-push.ts'
import { request } from '../../../lib/http/http.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** `notOffered`: this installation tells nobody on devices. */
export type ToldHere = 'asking' | 'notOffered' | Exclude<PushAbility, 'possible'> | 'denied' | 'off' | 'on'

/** Whether the person is told on this device, and the way there and back; PUSH-7. */
export function useToldHere() {
  const t = useT()
  const { variant, keys } = useLiveSnapshot()
  const [state, setState] = useState<ToldHere>('asking')
  const [failure, setFailure] = useState('')
  const [publicKey, setPublicKey] = useState('')
  const call = useCallback(
    async <T>(route: 'Key' | 'Subscribe' | 'Unsubscribe' | 'Test', body: object = {}) => {
      const answer = await request<T>(`/api/Push/${route}`, {
        variant: variant.id,
        key: keys.privateKey,
        ...body,
      })
      setFailure(answer.ok ? '' : answer.message)
      return answer
    },
    [variant.id, keys.privateKey],
  )

  const subscribe = useCallback(
    async (key: string): Promise<ToldHere> => {
      try {
        const subscription = await subscribeDevice(key)
        if (subscription === 'denied') return 'denied'
        if (subscription === 'notDecided') return 'off'
        const answer = await call<PushState>('Subscribe', { subscription })
        return answer.ok && answer.data.isOn ? 'on' : 'off'
      } catch {
        setFailure(t('push.failed'))
        return 'off'
      }
    },
    [call, t],
  )

  const ask = useCallback(async () => {
    const { endpoint, hasKey } = await deviceEndpoint()
    const answer = await call<PushState>('Key', { endpoint })
    if (!answer.ok) return
    const { isOn, publicKey: key } = answer.data
    setPublicKey(key)
    if (key === '') return setState('notOffered')
    const ability = pushAbility()
    if (ability !== 'possible') return setState(ability)
    if (Notification.permission === 'denied') return setState('denied')
    if (!isOn || Notification.permission !== 'granted') return setState('off')
    if (hasKey(key)) return setState('on')
    // The installation has other keys than when this device subscribed.
    await call('Unsubscribe', { endpoint })
    setState(await subscribe(key))
  }, [call, subscribe])
  useEffect(() => void ask(), [ask])

  return {
    state,
    failure,
    ask,
    turnOn: async () => setState(await subscribe(publicKey)),
    turnOff: async () => {
      const { endpoint } = await deviceEndpoint()
      const answer = await call<PushState>('Unsubscribe', { endpoint })
      if (answer.ok) setState('off')
    },
    /** Resolves to what came of it, in words; '' where that is said as a failure. */
    tryOut: async (): Promise<string> => {
      const answer = await call<PushTested>('Test')
      if (!answer.ok) return ''
      return t(answer.data.isSent ? 'push.tried' : 'push.notTried')
    },
  }
}
