import type { MeetingFact, PersonId } from '@planner/domain'
import { MeetingStateBadge } from '../../../components/meeting-state.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import classes from '../cards/cards.module.css'
import { PersonChip, useChipAsking } from '../cards/chips.tsx'
import { useCrowded } from '../cards/use-crowded.ts'
import { Windowed } from '../cards/windowed.tsx'
import { useEventNames } from '../names.ts'
import { useAskWhy, useWhyText } from '../why/ask-why.tsx'
import { ConfirmMeetingButton, TakeBackMeetingButton } from './meeting-buttons.tsx'
import { type MeetingRow, meetingsBySession } from './meeting-rows.ts'

const SMALL = { size: 'compact-sm', mih: 32, variant: 'default' } as const
/** A finger needs more. */
const LARGE = { size: 'sm', variant: 'default' } as const

/** All meetings as small cards of two, session by session; SCHED-40. */
export function MeetingPairCards({ rows }: { rows: readonly MeetingRow[] }) {
  const t = useT()
  const names = useEventNames()
  const sessions = meetingsBySession(rows)
  const { measure, isCrowded } = useCrowded(sessions.length)
  return (
    <div ref={measure} className={classes.board} data-crowded={isCrowded || undefined}>
      <div className={classes.day}>
        <div className={classes.columns}>
          {sessions.map((meetings) => {
            const [first] = meetings
            if (!first) return null
            return (
              <div key={first.sessionId} className={classes.slot}>
                <div className={classes.column} data-alone={sessions.length === 1 || undefined}>
                  {names.hasSessions && (
                    <div className={classes.head}>
                      <h3 className={classes.session}>
                        {names.sessionOf(first) || t('meeting.cards.noSession')}
                      </h3>
                      <p className={classes.sums}>{t('meeting.count', { count: meetings.length })}</p>
                    </div>
                  )}
                  <div className={classes.cards}>
                    {meetings.map((meeting) => (
                      <Windowed key={keyOf(meeting)} place={keyOf(meeting)} height={96}>
                        {() => <PairCard meeting={meeting} />}
                      </Windowed>
                    ))}
                  </div>
                </div>
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

function PairCard({ meeting }: { meeting: MeetingFact }) {
  const t = useT()
  const names = useEventNames()
  const askWhy = useAskWhy()
  const whyText = useWhyText()
  const isNarrow = useIsNarrow()
  const size = isNarrow ? LARGE : SMALL
  const askOf = (personId: PersonId) => askWhy({ personId, sessionId: null })
  const [first, second] = meeting.people.map(names.somebody)
  const title = t('schedule.meetings.pair', { first: first ?? '', second: second ?? '' })
  return (
    <article className={classes.card} aria-label={title}>
      <div className={classes.top}>
        <ul className={classes.pair} {...useChipAsking(askOf)}>
          {meeting.people.map((personId) => (
            <PersonChip
              key={personId}
              personId={personId}
              name={names.somebody(personId)}
              label={names.somebody(personId)}
              satisfaction={null}
              isHost={false}
              isOwn={false}
              isKept={false}
              isPlaced
              isWarned={false}
              isFound={false}
              isDragged={false}
              isMovable={false}
              askText={askOf(personId) ? whyText(personId) : null}
              isTabStop={personId === meeting.people.find(askOf)}
            />
          ))}
        </ul>
        <MeetingStateBadge state={meeting.state} />
      </div>
      <div className={classes.buttons}>
        <ConfirmMeetingButton meeting={meeting} title={title} buttonProps={size} />
        <TakeBackMeetingButton meeting={meeting} title={title} buttonProps={size} />
      </div>
    </article>
  )
}

function keyOf({ people, week }: MeetingFact): string {
  return `${week}|${people.join('|')}`
}
