import { Text } from '@mantine/core'
import { type CSSProperties, useEffect, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import styles from './plan-from-above.module.css'
import { type Seat, seatsIn } from './seats.ts'

const NAME_LEADING = 17

/** The room from above: a plan at one glance, or how it comes about, step by step; FRONT-5, ROOM-9. */
export function PlanFromAbove({ step = LAST_STEP, isPlayed = false }: Partial<Scene>) {
  const t = useT()
  const dots = sceneAt(step)
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
        className={styles.picture}
        role="img"
        aria-label={t('frontPage.picture')}
        style={{ '--walk': `${WALK_MS}ms` } as CSSProperties}
      >
        <g className={styles.groups} data-hidden={step === 0 || undefined}>
          {GROUPS.map(({ topic, x, y, radius }) => (
            <g key={topic}>
              <circle cx={x} cy={y} r={radius} className={styles.circle} />
              <text className={styles.name} y={y + radius + 18}>
                {linesOf(t(`room.scene.${topic}`)).map((line, index) => (
                  <tspan key={line} x={x} dy={index === 0 ? 0 : NAME_LEADING}>
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          ))}
        </g>
        {dots.map(({ x, y, shade, isHost }, person) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the person
            key={person}
            r={DOT_RADIUS}
            className={shade === 0 ? styles.free : isHost ? styles.host : styles.dot}
            // Alternates, so that whoever walks on in the next step is seen setting out anew.
            data-walks={isPlayed && walksTo(step, person) ? step % 2 : undefined}
            style={
              {
                transform: `translate(${x}px, ${y}px)`,
                fill: shade === 0 ? undefined : `var(--satisfaction-${shade})`,
                '--leaves': `${leavesAt(person)}ms`,
              } as CSSProperties
            }
          />
        ))}
      </svg>
      <Text component="figcaption" size="sm" c="dimmed" className={styles.caption ?? ''} aria-live="polite">
        {(step === 0 || step >= LAST_STEP) && (
          <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
            <circle cx={8} cy={8} r={6} className={styles.free} />
          </svg>
        )}
        {step === 0
          ? t('frontPage.picture.nobody')
          : step < LAST_STEP
            ? t('frontPage.picture.plan', { plan: step, number: numContent(dots), all: NUM_PEOPLE })
            : t('frontPage.picture.free')}
      </Text>
    </figure>
  )
}

/** As many letters as fit below a group on a phone. */
const FITS = 19

/** A name in one line, or in two that are about as long as each other. */
function linesOf(name: string): string[] {
  if (name.length <= FITS) return [name]
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const middle = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0]
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)]
}

/** From one plan to the next better one, and to the first, before which one looks around; ms. */
export const STEP_MS = 2000
/** How long somebody walks from one room to another; ms. */
export const WALK_MS = 1000
/** People set out one after another, so that one sees who goes where; ms. */
const LEAVING_MS = 800

/** When a person sets out after a new plan; ms. */
export function leavesAt(person: number): number {
  return (person * 370) % LEAVING_MS
}

/** `isPlayed`: whether it has been asked for, so that nobody walks before. */
type Scene = { step: number; isPlayed: boolean }

/** The step of a scene that plays once when asked to, and else stands still at its end; ROOM-9. */
export function useScene(): Scene & { play: () => void } {
  const [isPlayed, setIsPlayed] = useState(false)
  const [step, setStep] = useState(LAST_STEP)
  useEffect(() => {
    if (step >= LAST_STEP) return
    const timer = setTimeout(() => setStep(step + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [step])
  const play = () => {
    setIsPlayed(true)
    setStep(0)
  }
  return { step, isPlayed, play }
}

const DOT_RADIUS = 7
export const PICTURE = { width: 500, height: 420 }

/** A small made-up event: how satisfied the members of each group are, from 1 to 4, the host first. */
export const GROUPS = [
  { topic: 'cafes', x: 92, y: 92, radius: 62, shades: '4443424434234' },
  { topic: 'seeds', x: 262, y: 62, radius: 54, shades: '4444314443' },
  { topic: 'wind', x: 410, y: 130, radius: 58, shades: '444344424444' },
  { topic: 'town', x: 206, y: 240, radius: 66, shades: '44344244144344' },
  { topic: 'singing', x: 56, y: 322, radius: 46, shades: '443413' },
  { topic: 'bees', x: 378, y: 322, radius: 52, shades: '44424344' },
] as const

/** Who is still free when all is planned, beside the groups. */
const FREE: Seat = { x: 276, y: 396 }

/** `shade` 0: without a group. */
type SceneDot = Seat & { readonly shade: number; readonly isHost: boolean }

/** From one in which nobody has a group to the last one, every one better than the one before. */
export const LAST_STEP = 4

const SETTLED: readonly SceneDot[] = [
  ...GROUPS.flatMap(({ x, y, radius, shades }) =>
    seatsIn(radius - 2 * DOT_RADIUS, shades.length).map((seat, index) => ({
      x: x + seat.x,
      y: y + seat.y,
      shade: Number(shades[index]),
      isHost: index === 0,
    })),
  ),
  { ...FREE, shade: 0, isHost: false },
]
export const NUM_PEOPLE = SETTLED.length
const LOOSE = { x: 0.7548776662, y: 0.5698402909 }
/** How far apart in the list people stand who change seats together, so that they come from everywhere. */
const STRIDE = 17

/** Where everybody is in a step, each person at the same index in all of them. */
export function sceneAt(step: number): readonly SceneDot[] {
  if (step >= LAST_STEP) return SETTLED
  if (step === 0) return SETTLED.map((dot, index) => ({ ...dot, ...looseSeat(index), shade: 0 }))
  const moving = SETTLED.map((_, index) => index).filter(
    (index) => mayMove(index) && isMisplaced(index, step),
  )
  const seats = new Map(moving.map((index, at) => [index, moving[(at + STRIDE) % moving.length] ?? index]))
  return SETTLED.map((dot, index) => {
    const seat = seats.get(index)
    const other = seat === undefined || seat === index ? undefined : SETTLED[seat]
    return other ? { ...other, shade: 1 + (index % 2) } : dot
  })
}

/** Whether a person comes to another group in a step; in the first plan everybody does. */
export function walksTo(step: number, person: number): boolean {
  const [before, after] = [step - 1, step].map((each) => sceneAt(each)[person])
  if (step === 0 || !before || !after) return false
  return step === 1 || groupAt(before) !== groupAt(after)
}

/** The group whose circle a place is in, -1 beside them all. */
function groupAt({ x, y }: Seat): number {
  return GROUPS.findIndex((group) => Math.hypot(group.x - x, group.y - y) < group.radius)
}

/** How many are in a group that they have chosen. */
export function numContent(dots: readonly SceneDot[]): number {
  return dots.filter(({ shade }) => shade >= 3).length
}

/** Everybody anywhere, evenly: no two are near each other. */
function looseSeat(index: number): Seat {
  const part = (of: number) => (0.5 + (index + 1) * of) % 1
  return {
    x: 12 + Math.round(part(LOOSE.x) * (PICTURE.width - 24)),
    y: 12 + Math.round(part(LOOSE.y) * (PICTURE.height - 36)),
  }
}

function mayMove(index: number): boolean {
  const dot = SETTLED[index]
  return dot !== undefined && !dot.isHost && dot.shade > 0
}

/** Fewer from step to step, and nobody anew. */
function isMisplaced(index: number, step: number): boolean {
  return (index * 7) % 10 >= 2 + step * 2
}
