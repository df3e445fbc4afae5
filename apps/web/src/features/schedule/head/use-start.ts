import { useId, useState } from 'react'
import { showAlert } from '../../../lib/alert.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'

export type Starting = {
  /** Starts a run, or a re-plan that keeps what can be kept. */
  start: (keeps: boolean) => Promise<void>
  /** What has been started and is not answered yet. */
  is: 'fresh' | 'keep' | undefined
  /** Of each button that starts a run. */
  common: { 'aria-disabled': boolean; 'data-disabled'?: true; 'aria-describedby'?: string }
  hintId: string
}

/**
 * Starts runs, unless none can be started; the dialog opens by the hub's signal (PLAN-1). While something is being changed for the plan
 * (`isChanging`), a run would lock the event in between and refuse the rest of it.
 */
export function useStart(refusal: string | undefined, isChanging: boolean): Starting {
  const t = useWords()
  const live = useLive()
  const hintId = useId()
  const [is, setStarting] = useState<'fresh' | 'keep'>()
  const isRefused = refusal !== undefined
  return {
    start: async (keeps) => {
      if (isRefused || isChanging || is) return
      setStarting(keeps ? 'keep' : 'fresh')
      const ack = await live.invoke('PlanEvent', { keepPreviousPlan: keeps })
      setStarting(undefined)
      if (!ack.ok && ack.status === 0) showAlert({ text: t('planning.noAnswer') })
    },
    is,
    common: {
      'aria-disabled': isRefused || isChanging,
      ...(isRefused && { 'data-disabled': true, 'aria-describedby': hintId }),
    },
    hintId,
  }
}
