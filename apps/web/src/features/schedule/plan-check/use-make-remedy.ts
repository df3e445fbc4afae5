import { useState } from 'react'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'
import type { Remedy, Step } from './remedies.ts'

/** Makes changes one edit after the other and takes the last one back; CHECK-4. */
export function useMakeRemedy() {
  const live = useLive()
  const apply = useApplyEdits()
  const [made, setMade] = useState<Remedy | null>(null)
  const [status, setStatus] = useState<'idle' | 'busy' | 'made' | 'failed'>('idle')
  const take = async (step: Step): Promise<boolean> => {
    switch (step.kind) {
      case 'cells':
        apply(step.edits)
        return true
      case 'setting':
        return (await live.setSetting(step.key, step.value)) !== 'refused'
      case 'user':
        return (await live.invoke('UpdateUser', { user: step.user })).ok
      case 'event':
        return (await live.saveEvent(step.event)).ok
    }
  }
  const takeAll = async (steps: readonly Step[]): Promise<boolean> => {
    setStatus('busy')
    for (const step of steps) if (!(await take(step))) return false
    return true
  }
  const make = async (remedy: Remedy) => {
    const isMade = await takeAll(remedy.make)
    // What was done of it before it failed can be taken back as well.
    setMade(remedy)
    setStatus(isMade ? 'made' : 'failed')
  }
  const undo = async () => {
    if (made === null) return
    const isUndone = await takeAll(made.undo)
    if (isUndone) setMade(null)
    setStatus(isUndone ? 'idle' : 'failed')
  }
  return { make, undo, status, canUndo: made !== null }
}
