import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import classes from './room.module.css'
import { STEP_MS, scenePlans } from './scene-plans.ts'
import { useRoomPicture } from './use-room-picture.ts'

/** A small event of made-up people that plans itself in a few seconds and then stands still; ROOM-9. */
export function RoomScene({ height = 420 }: { height?: number }) {
  const t = useT()
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  const plans = useMemo(() => scenePlans(t), [t])
  const [step, setStep] = useState(0)
  const last = plans.length - 1
  useEffect(() => {
    if (isStill || step >= last) return
    const timer = setTimeout(() => setStep(step + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [isStill, step, last])
  const plan = plans[isStill ? last : step] ?? { groups: [], without: [] }
  const asideText = t('room.without', { number: plan.without.length })
  const { refs, minHeight } = useRoomPicture({ plan, height, target: null, asideText, isStill })
  return (
    <div className={classes.room}>
      <span ref={refs.probe} className={classes.probe} aria-hidden="true" />
      <div
        ref={refs.stage}
        className={classes.stage}
        role="img"
        aria-label={t('room.scene.label')}
        style={{ minHeight }}
      >
        <canvas ref={refs.canvas} className={classes.canvas} />
      </div>
    </div>
  )
}
