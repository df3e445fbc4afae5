import { Button } from '@mantine/core'
import type { EventReport } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { percentOf } from '../../../lib/percent.ts'
import { useEventNames } from '../names.ts'
import { useAskWhy } from '../why/ask-why.tsx'
import classes from './report.module.css'
import { ReportSection } from './report-section.tsx'
import { levelOf, useMissedTexts } from './report-texts.ts'

/** Who gets least, what they missed and why, and a button to their card, which moves them; REPORT-4. */
export function WorstTable({ report }: { report: EventReport }) {
  const t = useWords()
  const names = useEventNames()
  const missedTexts = useMissedTexts()
  const { kind, worst } = report
  const isOfPairs = kind === 'pairs'
  return (
    <ReportSection title={t('report.worst.title')}>
      {worst.length === 0 ? (
        <p className={classes.text}>{t('report.worst.none')}</p>
      ) : (
        <table className={classes.people}>
          <caption className="visually-hidden">{t('report.worst.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('report.worst.column.person')}</th>
              <th scope="col">{t('report.worst.column.share')}</th>
              {!isOfPairs && <th scope="col">{t('report.worst.column.missed')}</th>}
              <td className="no-print" />
            </tr>
          </thead>
          <tbody>
            {worst.map(({ personId, share, missed }) => {
              const percent = percentOf(share)
              const texts = missedTexts(missed)
              return (
                <tr key={personId}>
                  <th scope="row">{names.person(personId)}</th>
                  <td className={classes.share}>
                    <span className={classes.dot} data-level={levelOf(percent)} aria-hidden />
                    {t('schedule.worth.percent', { percent })}
                  </td>
                  {!isOfPairs && (
                    <td>
                      {texts.map((text) => (
                        <p key={text}>{text}</p>
                      ))}
                      {texts.length === 0 && <p>{t('report.worst.noMissed')}</p>}
                    </td>
                  )}
                  <td className="no-print">
                    <ToCard
                      personId={personId}
                      sessionId={missed[0]?.sessionId ?? null}
                      isOfPairs={isOfPairs}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </ReportSection>
  )
}

type CardProps = { personId: string; sessionId: number | null; isOfPairs: boolean }

function ToCard({ personId, sessionId, isOfPairs }: CardProps) {
  const t = useT()
  const names = useEventNames()
  const ask = useAskWhy()({ personId, sessionId })
  if (!ask) return null
  const name = names.person(personId)
  return (
    <Button
      onClick={ask}
      data-asks={personId}
      aria-label={t(isOfPairs ? 'report.worst.whyOf' : 'report.worst.moveOf', { name })}
    >
      {t(isOfPairs ? 'report.worst.why' : 'report.worst.move')}
    </Button>
  )
}
