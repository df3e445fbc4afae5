import { type ReactNode, useLayoutEffect } from 'react'
import { setQuietPlace } from '../lib/toast.ts'
import classes from './step-bar.module.css'

type StepBarProps = {
  /** Names it for screen readers. */
  label: string
  /** How much of the step is done, from 0 to 1; undefined where that is not counted. */
  done?: number | undefined
  /** How far the step is, in words. */
  text: string
  /** Whether it is stored; nothing while that is not known. */
  stored?: string | undefined
  /** What comes next. */
  children: ReactNode
}

/** Space that whoever goes by keyboard has between the focus and the bar. */
const ROOM = '96px'

/** The next step at the lower edge of the page, with how far this one is and what has just been saved; CHOICE-49. */
export function StepBar({ label, done, text, stored, children }: StepBarProps) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = ROOM
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [])
  return (
    <section className={`${classes.bar} no-print`} aria-label={label}>
      {done !== undefined && (
        <div className={classes.track} aria-hidden="true">
          <div style={{ width: `${100 * done}%` }} />
        </div>
      )}
      <div className={classes.text}>
        <span>{text}</span>
        <span ref={setQuietPlace} className={classes.saved} />
        {stored && <span className={classes.stored}>{stored}</span>}
      </div>
      <div className={classes.acts}>{children}</div>
    </section>
  )
}
