import { useEffect, useState } from 'react'
import { LAST_STEP } from './scene.ts'

/** From one plan to the next better one, and to the first, before which one looks around; ms. */
const STEP_MS = 1200

/** The step of a scene that plays once whenever it is asked to, and otherwise stands still at its end; ROOM-9. */
export function useScene(): { step: number; play: () => void } {
  const [step, setStep] = useState(LAST_STEP)
  useEffect(() => {
    if (step >= LAST_STEP) return
    const timer = setTimeout(() => setStep(step + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [step])
  return { step, play: () => setStep(0) }
}
