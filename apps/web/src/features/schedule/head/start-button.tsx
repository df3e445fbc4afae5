import type { ReactNode } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import type { Starting } from './use-start.ts'

type StartButtonProps = {
  starting: Starting
  /** What can stay is kept; else the plan is made from scratch. */
  keeps: boolean
  /** The one button in full colour. */
  isMain?: boolean
  /** What it does to people, behind its name. */
  children?: ReactNode
}

/** Starts a run: "Generate plan", or the re-plan with few changes. */
export function StartButton({ starting, keeps, isMain = false, children }: StartButtonProps) {
  const t = useWords()
  return (
    <BusyButton
      {...(isMain && { variant: 'filled' })}
      {...starting.common}
      isBusy={starting.is === (keeps ? 'keep' : 'fresh')}
      onClick={() => starting.start(keeps)}
    >
      {t(keeps ? 'schedule.replan' : 'schedule.generate')}
      {children}
    </BusyButton>
  )
}
