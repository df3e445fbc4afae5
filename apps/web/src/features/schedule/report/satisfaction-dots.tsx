import type { EventReport } from '@planner/protocol'
import { useMemo } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventNames } from '../names.ts'
import classes from './report.module.css'
import { type Bin, binsOf, levelOf } from './report-texts.ts'

/** Everybody who counts as one dot, the least satisfied on the left, and the same as a table; REPORT-3. */
export function SatisfactionDots({ satisfaction }: Pick<EventReport, 'satisfaction'>) {
  const t = useT()
  const names = useEventNames()
  const bins = useMemo(() => binsOf(satisfaction), [satisfaction])
  const most = Math.max(...bins.map(({ people }) => people.length))
  const size = most <= 24 ? 'large' : most <= 90 ? 'medium' : 'small'
  const label = ({ fromPercent }: Bin) =>
    fromPercent === 0
      ? t('report.dots.below', { percent: bins[1]?.fromPercent ?? 0 })
      : t('schedule.worth.percent', { percent: fromPercent })
  return (
    <>
      <p className={classes.quiet}>{t('report.dots.help')}</p>
      <div className={classes.dots} data-size={size} aria-hidden>
        {bins.map((bin) => (
          <div key={bin.fromPercent} className={classes.bin}>
            <div className={classes.pile}>
              {bin.people.map(({ personId, percent }) => (
                <span
                  key={personId}
                  className={classes.dot}
                  data-level={levelOf(percent)}
                  title={t('report.dots.person', { name: names.person(personId), percent })}
                />
              ))}
            </div>
            <span className={classes.binLabel}>{label(bin)}</span>
          </div>
        ))}
      </div>
      {/* A table is as wide as its words, however narrow it is told to be. */}
      <div className="visually-hidden">
        <table>
          <caption>{t('report.dots.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('report.dots.share')}</th>
              <th scope="col">{t('report.dots.people')}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map((bin) => (
              <tr key={bin.fromPercent}>
                <th scope="row">{label(bin)}</th>
                <td>{bin.people.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
