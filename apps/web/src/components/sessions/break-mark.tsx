import { useT } from '../../lib/i18n/i18n.ts'
import classes from './sessions.module.css'

/** A break between two sessions; SESSION-5. */
export function BreakMark() {
  const t = useT()
  return <p className={classes.break}>{t('sessions.break')}</p>
}

/** The heading of a session's column: what it is called, and whether a break comes after it. */
export function ColumnHeading({ name, breakAfter }: { name: string; breakAfter: boolean }) {
  const t = useT()
  return (
    <>
      <span className={classes.columnName} title={name}>
        {name}
      </span>
      {breakAfter && <span className={classes.thenBreak}>{t('sessions.thenBreak')}</span>}
    </>
  )
}
