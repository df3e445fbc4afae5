import { type PersonId, preferenceOf, type Satisfaction, type ScheduledGroup } from '@planner/domain'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useLayoutEffect,
  useRef,
} from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { PinSign } from '../pins.tsx'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { useAskWhy, useWhyText } from '../why/ask-why.tsx'
import { type PersonChip as Chip, chipsOf } from './card-model.ts'
import classes from './chips.module.css'
import { useChoseText } from './move-targets.ts'

/** Names of more characters may need more than two lines. */
const LONG = 36

type Props = {
  personId: string
  name: string
  /** Name, what the person is there, what they have chosen and what is wrong, in words. */
  label: string
  satisfaction: Satisfaction | null
  isHost?: boolean
  isOwn?: boolean
  isPinned?: boolean
  isPlaced: boolean
  isWarned?: boolean
  isFound?: boolean
  isDragged?: boolean
  /** A button that moves the person. */
  isMovable?: boolean
  /** Else a button that asks about them, and what that is called; null where neither is possible. */
  askText: string | null
  isTabStop: boolean
}

/** A person on a card. The board handles what is done to it. */
export const PersonChip = memo(function PersonChip(props: Props) {
  const { personId, name, label, isMovable = false, askText, isTabStop, isOwn, isFound, isDragged } = props
  const content = (
    <>
      <span
        aria-hidden="true"
        className={classes.dot}
        data-level={props.satisfaction ?? undefined}
        data-host={props.isHost || undefined}
        data-open={!props.isPlaced || undefined}
      />
      <span className={classes.name} data-long={name.length > LONG || undefined} aria-hidden="true">
        {name}
      </span>
      {props.isPinned && <PinSign />}
      {props.isWarned && <span aria-hidden="true" className={classes.warned} />}
    </>
  )
  const common = {
    className: classes.chip,
    title: label,
    'data-own': isOwn || undefined,
    'data-found': isFound || undefined,
    'data-dragged': isDragged || undefined,
  }
  return (
    <li className={classes.item}>
      {isMovable || askText !== null ? (
        <button
          type="button"
          {...common}
          data-chip={personId}
          data-still={!isMovable || undefined}
          aria-label={label}
          aria-haspopup="dialog"
          aria-description={isMovable ? undefined : (askText ?? undefined)}
          tabIndex={isTabStop ? 0 : -1}
        >
          {content}
        </button>
      ) : (
        <span {...common}>
          {content}
          <span className="visually-hidden">{label}</span>
        </span>
      )}
    </li>
  )
})

export type ChipListProps = Pick<ComponentProps<'ul'>, 'ref'> & {
  label: string
  sessionId: number
  /** Null for those who have none. */
  group: ScheduledGroup | null
  chips: readonly Chip[]
  /** What the reader's own chip is called. */
  ownName: (name: string) => string
  /** What the board does with somebody. */
  onBoard?: (personId: PersonId) => Pick<Props, 'isFound' | 'isDragged' | 'isMovable'>
}

/** The people of a group, or of those without one. One is a tab stop; whoever is not moved is asked about. */
export function ChipList(props: ChipListProps) {
  const { label, sessionId, group, chips, ownName, onBoard, ...list } = props
  const t = useT()
  const names = useNames()
  const { state } = useSchedule()
  const warningOf = useWarnings().ofSeat
  const choseText = useChoseText()
  const askWhy = useAskWhy()
  const whyText = useWhyText()
  const askText = (personId: PersonId) => (askWhy({ personId, sessionId }) ? whyText(personId) : null)
  const isReached = ({ personId }: Chip) => onBoard?.(personId).isMovable || askText(personId) !== null
  const first = chips.find(isReached)?.personId
  const session = onBoard && names.sessionById(sessionId)
  return (
    <ul className={classes.chips} aria-label={label} {...list}>
      {chips.map(({ personId, isHost, isOwn, isPinned, satisfaction }) => {
        const name = names.person(personId)
        const warning = group ? warningOf(group, sessionId, personId) : ''
        const board = onBoard?.(personId)
        const choice =
          group && satisfaction !== null && !isHost
            ? choseText(preferenceOf(state, personId, group.topic.id))
            : ''
        const pinned = isPinned && t('schedule.cards.pinned')
        const named = isOwn ? ownName(name) : name
        const does = board?.isMovable ? t('schedule.cards.move', { person: named }) : named
        const words = [
          does,
          isHost && t('schedule.host'),
          choice,
          pinned,
          warning,
          board?.isMovable && session,
        ]
        return (
          <PersonChip
            key={personId}
            personId={personId}
            name={name}
            label={words.filter(Boolean).join(', ')}
            satisfaction={satisfaction}
            isHost={isHost}
            isOwn={isOwn}
            isPinned={isPinned}
            isPlaced={group !== null}
            isWarned={warning !== ''}
            askText={askText(personId)}
            isTabStop={personId === first}
            {...board}
          />
        )
      })}
    </ul>
  )
}

/** The people of a group to read and ask about, where they are not moved by hand; SCHED-34, WHY-6. */
export function PeopleChips({ group, sessionId }: { group: ScheduledGroup; sessionId: number }) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const askWhy = useAskWhy()
  return (
    <ChipList
      {...useChipAsking((personId) => askWhy({ personId, sessionId }))}
      label={t('schedule.cards.people', { group: names.group(group) })}
      sessionId={sessionId}
      group={group}
      chips={chipsOf(plan, group, sessionId)}
      ownName={(name) => `${name}, ${t('schedule.you')}`}
    />
  )
}

/** Keeps one of the chips of a list a tab stop: the one that was may have gone. */
export function useTabStop() {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const [first, ...others] = chipsIn(list.current)
    if (first && others.every(({ tabIndex }) => tabIndex !== 0)) first.tabIndex = 0
  })
  return list
}

/** The handlers of a list of chips that are asked about and not moved, with the keys of the cards. */
export function useChipAsking(ask: (personId: PersonId) => (() => void) | undefined) {
  return {
    ref: useTabStop(),
    'data-place': '',
    onClick: ({ target }: MouseEvent) => {
      const personId = chipOf(target)?.dataset.chip
      if (personId) ask(personId)?.()
    },
    onKeyDown: moveBetweenChips,
    onFocus: makeTabStop,
  }
}

/** The person whose chip an event is on. */
export function chipOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-chip]') : null
}

/** Arrow keys lead through the people of a card, up and down to the cards above and below. */
export function moveBetweenChips(event: KeyboardEvent): void {
  const chip = chipOf(event.target)
  const next = chip ? nextChip(event.key, chip) : undefined
  if (next === undefined) return
  event.preventDefault()
  next?.focus()
}

/** Undefined for a key that leads nowhere, null at the end. */
function nextChip(key: string, chip: HTMLElement): HTMLElement | null | undefined {
  const onCard = chipsIn(chip.closest('[data-place]'))
  const at = onCard.indexOf(chip)
  switch (key) {
    case 'ArrowRight':
      return onCard[at + 1] ?? null
    case 'ArrowLeft':
      return onCard[at - 1] ?? null
    case 'Home':
      return onCard[0] ?? null
    case 'End':
      return onCard.at(-1) ?? null
    case 'ArrowDown':
    case 'ArrowUp': {
      const inColumn = chipsIn(chip.closest('[data-session]'))
      const rest =
        key === 'ArrowDown'
          ? inColumn.slice(inColumn.indexOf(chip) + 1)
          : inColumn.slice(0, inColumn.indexOf(chip)).reverse()
      const other = rest.find((each) => !onCard.includes(each))
      return chipsIn(other?.closest('[data-place]') ?? null)[0] ?? null
    }
    default:
      return undefined
  }
}

/** The one with the focus becomes the tab stop of its card. */
export function makeTabStop({ target }: FocusEvent): void {
  const chip = chipOf(target)
  if (!chip) return
  for (const each of chipsIn(chip.closest('ul'))) each.tabIndex = -1
  chip.tabIndex = 0
}

function chipsIn(element: Element | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
}
