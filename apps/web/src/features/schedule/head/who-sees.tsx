import { Anchor } from '@mantine/core'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import classes from './head.module.css'

type Props = {
  isVisible: boolean
  numPeople: number
  /** The button in full colour publishes already. */
  hasPublish: boolean
}

/** Who sees the plan, and the button that changes it; SCHED-62. */
export function WhoSees({ isVisible, numPeople, hasPublish }: Props) {
  const t = useWords()
  const live = useLive()
  const set = (next: boolean) => void live.setSetting('parameters|ui|showScheduleTabToUsers', next)
  const label = t(isVisible ? 'head.unpublish' : 'head.publish')
  return (
    <span className={classes.sees}>
      {isVisible ? t('head.visible', { number: numPeople }) : t('head.hidden')}
      {!hasPublish && (
        <>
          {'\u00a0· '}
          <Anchor component="button" type="button" onClick={() => set(!isVisible)}>
            {label}
          </Anchor>
        </>
      )}
    </span>
  )
}
