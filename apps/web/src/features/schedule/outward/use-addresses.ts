import type { OutwardAddresses, OutwardChange } from '@planner/protocol'
import { useCallback, useEffect, useState } from 'react'
import { rememberedAdminName } from '../../../lib/admin-name.ts'
import { request } from '../../../lib/http/http.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'

type Changes = Omit<OutwardChange, 'variant' | 'key' | 'adminName'>

/** The addresses under which the event is read without its keys, once they have been asked for; PUBLISH-3. */
export function useAddresses() {
  const { variant, keys } = useLiveSnapshot()
  const [addresses, setAddresses] = useState<OutwardAddresses>()
  const [failure, setFailure] = useState('')
  const key = keys.privateKey || keys.adminKey
  const ask = useCallback(
    async (path: 'Addresses' | 'Change', changes: Changes = {}) => {
      const adminName = rememberedAdminName(localStorage) ?? ''
      const body = { ...changes, variant: variant.id, key, adminName }
      const answer = await request<OutwardAddresses>(`/api/Outward/${path}`, body)
      if (answer.ok) setAddresses(answer.data)
      setFailure(answer.ok ? '' : answer.message)
      return answer
    },
    [variant.id, key],
  )
  useEffect(() => void ask('Addresses'), [ask])
  return {
    addresses,
    /** Why there are none. */
    failure,
    ask: () => ask('Addresses'),
    /** Resolves to whether it was changed; a refusal is said. */
    change: async (changes: Changes) => {
      const answer = await ask('Change', changes)
      if (!answer.ok) showToast({ message: answer.message })
      return answer.ok
    },
  }
}

/** A path of this server as others need it. */
export function fullAddress(path: string): string {
  return new URL(path, window.location.origin).href
}
