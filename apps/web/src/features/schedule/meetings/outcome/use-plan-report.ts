import { useDebouncedValue } from '@mantine/hooks'
import type { PlanReport } from '@planner/protocol'
import { useEffect, useState } from 'react'
import { useEventState, useLive } from '../../../../lib/live/live-context.tsx'

/** People choose one after another; they need not ask after each choice. */
const PAUSE_MS = 1500

/** What the last plan made of wishes and meetings; asked for again when these change. Undefined until it is known, null where there is no plan. */
export function usePlanReport(): PlanReport | null | undefined {
  const { meetings: commands } = useLive()
  const state = useEventState('preferences')
  const { meetingWeek } = state.event
  const [settled] = useDebouncedValue(state, PAUSE_MS)
  // Of a week that is over nothing is shown, however long the answer about the new one takes.
  const [known, setKnown] = useState<{ week: number; report: PlanReport | null }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after each change
  useEffect(() => {
    let isOver = false
    void commands.readReport().then((ack) => {
      // What is known stays where the server is busy or away.
      if (!isOver && ack.ok) setKnown({ week: meetingWeek, report: ack.report })
    })
    return () => {
      isOver = true
    }
  }, [commands, settled])
  return known?.week === meetingWeek ? known.report : undefined
}
