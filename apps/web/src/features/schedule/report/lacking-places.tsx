import type { EventReport } from '@planner/protocol'
import { useWords } from '../../../lib/live/use-words.ts'
import { PlaceLateInGroups, PlaceLateInMeetings } from '../late/place-late.tsx'
import { outcomeTexts, useMeetingOutcome } from '../meetings/outcome-parts.tsx'
import { CheckMade } from '../plan-check/check-made.tsx'
import { FindingLine } from '../plan-check/finding-line.tsx'
import { usePlanCheck } from '../plan-check/use-plan-check.ts'
import classes from './report.module.css'
import { ReportLines } from './report-section.tsx'
import { useReportLines } from './report-texts.ts'

/** Who lacks a place and why, and what helps; REPORT-4, REPORT-63. */
export function LackingPlaces({ report }: { report: EventReport }) {
  const { lackingLines } = useReportLines(report)
  const { kind, lacking } = report
  const couldJoin = lacking.some(({ reason }) => reason === 'couldJoin')
  return (
    <ReportLines of="lacking" lines={lackingLines}>
      <PlacesAtMost report={report} />
      {kind === 'pairs' && <Outcome />}
      {kind === 'pairs' && lacking.length > 0 && <PlaceLateInMeetings isOffered />}
      {kind === 'groups' && couldJoin && <PlaceLateInGroups isOffered />}
      {kind === 'groups' && lacking.length > 0 && <Repairs />}
    </ReportLines>
  )
}

/** What no plan can give, while this one lacks places; REPORT-65. */
function PlacesAtMost({ report: { lacking, places } }: { report: EventReport }) {
  const t = useWords()
  if (lacking.length === 0 || places === null || places.atMost >= places.wanted) return null
  const { wanted, given, atMost } = places
  const text = given < atMost ? 'report.places.open' : 'report.places.reached'
  return <p className={classes.text}>{t(text, { wanted, given, most: atMost })}</p>
}

/** As below the meetings; MEET-22. */
function Outcome() {
  const t = useWords()
  const outcome = useMeetingOutcome()
  return outcomeTexts(t, outcome).map((text) => (
    <p key={text} className={classes.text}>
      {text}
    </p>
  ))
}

/** So many changes that would help are shown here; the check has all of them. */
const MOST = 3

/** What every plan is short of, with the change that helps: of the check before planning. */
function Repairs() {
  const check = usePlanCheck(true)
  const rows = check.rows.filter(({ harm, repairs }) => harm === 'places' && repairs.length > 0)
  return (
    <div className={`${classes.repairs} no-print`}>
      <CheckMade check={check} />
      {rows.slice(0, MOST).map((row) => (
        <FindingLine key={row.key} row={row} />
      ))}
    </div>
  )
}
