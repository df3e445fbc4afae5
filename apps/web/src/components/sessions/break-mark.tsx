import { useT } from '../../lib/i18n/i18n.ts'
import classes from './sessions.module.css'

/** A break between two sessions; SESSION-5. */
export function BreakMark() {
  const t = useT()
  return <p className={classes.break}>{t('sessions.break')}</p>
}

/** In the heading of a session's column: a break comes after it. */
export function ThenBreak() {
  const t = useT()
  return <span className={classes.thenBreak}>{t('sessions.thenBreak')}</span>
}
