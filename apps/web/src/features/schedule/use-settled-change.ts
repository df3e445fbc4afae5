import { useDebouncedValue } from '@mantine/hooks'
import type { TableName } from '@planner/domain'
import { useState } from 'react'
import { useEventState } from '../../lib/live/live-context.tsx'

export type SettledChange = {
  /** Another object after each change. */
  now: object
  /** What `now` was when there had been no change for the pause. */
  settled: object
}

/** Changes of some tables, which are always the same, and of other values, for what is asked of the server again when people pause. */
export function useSettledChange(
  tables: readonly TableName[],
  pauseMs: number,
  ...others: readonly unknown[]
): SettledChange {
  const now = useStamp([useEventState(...tables), ...others])
  const [settled] = useDebouncedValue(now, pauseMs)
  return { now, settled }
}

/** A new object after each change of one of the values. */
function useStamp(values: readonly unknown[]): object {
  const [stamp, setStamp] = useState({ values })
  if (stamp.values.every((value, index) => value === values[index])) return stamp
  const next = { values }
  setStamp(next)
  return next
}
