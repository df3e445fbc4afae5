import { Table } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import type { RoomLayout } from '@planner/domain'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { useWords } from '../../lib/live/use-words.ts'
import { Disclosure } from '../disclosure.tsx'
import classes from './room.module.css'
import { type RoomPerson, type RoomPlan, targetName } from './room-plan.ts'
import { useRoomPicture } from './use-room-picture.ts'
import { placeOf, pointedAt, type Target, targetAt, walk } from './walk.ts'

type RoomProps = {
  plan: RoomPlan
  /** What the picture is of, such as the name of a session. */
  label: string
  /** How high it should be, as far as everybody has room; px. */
  height?: number
  /** From this height on the picture scrolls, since hundreds of circles would hide the rest; a CSS length. */
  maxHeight?: string
  onPerson?: (personId: string) => void
}

/**
 * The room from above: dots are people, circles are groups. Pointing or arrow keys name them, and a table
 * says the same (ROOM-4, ROOM-6, ROOM-7).
 */
export function Room({ plan, label, height = 460, maxHeight, onPerson }: RoomProps) {
  const t = useWords()
  const keysId = useId()
  const [target, setTarget] = useState<Target | null>(null)
  const [isByKey, setByKey] = useState(false)
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  const asideText = t('room.without', { number: plan.without.length })
  const { refs, layout, minHeight } = useRoomPicture({ plan, height, target, asideText, isStill })
  const pointed = layout && target ? pointedAt(plan, layout, target) : null
  const name = pointed ? targetName(t, pointed, asideText) : ''

  const find = (event: PointerEvent<HTMLElement>): Target | null => {
    const box = event.currentTarget.getBoundingClientRect()
    const point = { x: event.clientX - box.left, y: event.clientY - box.top }
    return layout ? targetAt(layout, point, event.pointerType === 'mouse' ? 'mouse' : 'touch') : null
  }
  const open = (to: Target | null) => {
    const what = layout && to ? pointedAt(plan, layout, to) : null
    if (what?.person) onPerson?.(what.person.personId)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return open(target)
    const next = layout && walk(plan, layout, target, event.key)
    if (event.key !== 'Escape' && !next) return
    if (next) event.preventDefault()
    setByKey(true)
    setTarget(next ?? null)
  }
  const point = (to: Target | null) => {
    setByKey(false)
    setTarget((before) => (isSame(before, to) ? before : to))
  }
  const select = (event: PointerEvent<HTMLElement>) => {
    const to = find(event)
    point(to)
    open(to)
  }
  return (
    <div className={classes.room}>
      <span ref={refs.probe} className={classes.probe} aria-hidden="true" />
      <div className={classes.window} style={{ maxHeight }}>
        <div
          ref={refs.stage}
          className={classes.stage}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys lead through the picture
          tabIndex={0}
          aria-label={t('room.label', { label })}
          aria-describedby={keysId}
          style={{ minHeight }}
          onKeyDown={onKeyDown}
          onBlur={() => setTarget(null)}
          onPointerMove={(event) => event.pointerType === 'mouse' && point(find(event))}
          onPointerLeave={(event) => event.pointerType === 'mouse' && point(null)}
          onPointerUp={select}
        >
          <canvas ref={refs.canvas} className={classes.canvas} />
          {layout && target && name !== '' && <RoomNote layout={layout} target={target} text={name} />}
        </div>
      </div>
      <p id={keysId} hidden>
        {t('room.keys')}
      </p>
      <div className="visually-hidden" aria-live="polite">
        {isByKey && name}
      </div>
      <RoomLegend plan={plan} />
      <Disclosure label={t('room.table')}>
        <RoomTable plan={plan} label={label} />
      </Disclosure>
    </div>
  )
}

function isSame(a: Target | null, b: Target | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

const SHADES = [1, 2, 3, 4]

/** What shades and rings mean, as far as the picture has them. */
function RoomLegend({ plan }: { plan: RoomPlan }) {
  const t = useWords()
  const members = plan.groups.flatMap((group) => group.members)
  const hasShades = members.some(({ satisfaction }) => satisfaction !== null)
  const hasHosts = members.some(({ isHost }) => isHost)
  const hasYou = [...members, ...plan.without].some(({ isYou }) => isYou)
  return (
    <ul className={classes.legend}>
      {hasShades && (
        <li>
          <svg width={62} height={16} aria-hidden="true">
            {SHADES.map((shade, index) => (
              <g key={shade}>
                <circle
                  cx={8 + index * 15}
                  cy={8}
                  r={5.5}
                  fill={`var(--room-dot-${shade})`}
                  stroke="var(--room-quiet)"
                  strokeWidth={shade <= 2 ? 0.6 : 0}
                />
                <circle
                  className={classes.shape}
                  cx={8 + index * 15}
                  cy={8}
                  r={(5.5 * (shade - 1)) / 3}
                  stroke="none"
                />
              </g>
            ))}
          </svg>
          {t('room.legend.choice')}
        </li>
      )}
      {hasHosts && (
        <li>
          <Ring stroke="var(--room-host)" fill="var(--room-dot-4)" />
          {t('schedule.host')}
        </li>
      )}
      {hasYou && (
        <li>
          <Ring stroke="var(--room-ink)" fill="none" />
          {t('app.yourself')}
        </li>
      )}
      {plan.without.length > 0 && (
        <li>
          <Ring stroke="var(--room-missing)" fill="none" dash="3 2" />
          {t('room.nowhere')}
        </li>
      )}
    </ul>
  )
}

function Ring({ stroke, fill, dash }: { stroke: string; fill: string; dash?: string }) {
  return (
    <svg width={16} height={16} aria-hidden="true">
      <circle cx={8} cy={8} r={5.5} fill={fill} stroke={stroke} strokeWidth={2} strokeDasharray={dash} />
    </svg>
  )
}

/** No nearer to an edge than this; px. */
const EDGE = 90

/** Says beside a dot or circle what it is. A live region says so to a screen reader. */
function RoomNote({ layout, target, text }: { layout: RoomLayout; target: Target; text: string }) {
  const place = placeOf(layout, target)
  if (!place) return null
  const top = place.y - place.radius
  const isBelow = top < 56
  const left = Math.min(
    Math.max(place.x, Math.min(EDGE, layout.width / 2)),
    Math.max(layout.width - EDGE, layout.width / 2),
  )
  return (
    <div
      className={classes.note}
      data-below={isBelow || undefined}
      style={{ left, top: isBelow ? place.y + place.radius : top }}
      aria-hidden="true"
    >
      {text}
    </div>
  )
}

/** All that the picture shows, in words (ROOM-7). */
function RoomTable({ plan, label }: { plan: RoomPlan; label: string }) {
  const t = useWords()
  const groups = [
    ...plan.groups,
    ...(plan.without.length > 0 ? [{ id: '', name: t('room.nowhere'), members: plan.without }] : []),
  ]
  const hasChoices = plan.groups.some(({ members }) => members.some(({ choice }) => choice !== ''))
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table aria-label={t('room.label', { label })} maw={720}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('room.column.group')}</Table.Th>
            <Table.Th scope="col">{t('app.person')}</Table.Th>
            {hasChoices && <Table.Th scope="col">{t('room.column.choice')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map(({ id, name, members }) => (
            <GroupRows key={id} name={name} members={members} hasChoices={hasChoices} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

type GroupRowsProps = { name: string; members: readonly RoomPerson[]; hasChoices: boolean }

function GroupRows({ name, members, hasChoices }: GroupRowsProps) {
  const t = useWords()
  if (members.length === 0)
    return (
      <Table.Tr>
        <Table.Th scope="row">{name}</Table.Th>
        <Table.Td colSpan={hasChoices ? 2 : 1}>{t('schedule.list.nobody')}</Table.Td>
      </Table.Tr>
    )
  return members.map(({ personId, name: person, isHost, isYou, choice }, index) => (
    <Table.Tr key={personId}>
      {index === 0 && (
        <Table.Th
          scope="rowgroup"
          rowSpan={members.length}
          style={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}
        >
          {name}
        </Table.Th>
      )}
      <Table.Td>
        {isYou ? t('app.you', { name: person }) : person}
        {isHost && ` (${t('schedule.host')})`}
      </Table.Td>
      {hasChoices && <Table.Td>{choice}</Table.Td>}
    </Table.Tr>
  ))
}
