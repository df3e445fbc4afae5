import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import styles from './plan-from-above.module.css'
import { DOT_RADIUS, GROUPS, LAST_STEP, NUM_PEOPLE, numContent, PICTURE, sceneAt } from './scene.ts'

const NAME_LEADING = 17

/** The room seen from above: what a plan is, at one glance, or how it comes about, step by step; FRONT-5, ROOM-9. */
export function PlanFromAbove({ step = LAST_STEP }: { step?: number }) {
  const t = useT()
  const dots = sceneAt(step)
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
        className={styles.picture}
        role="img"
        aria-label={t('frontPage.picture')}
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
            style={{
              transform: `translate(${x}px, ${y}px)`,
              fill: shade === 0 ? undefined : `var(--satisfaction-${shade})`,
              transitionDelay: `${(person * 37) % 160}ms`,
            }}
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
const STEP_MS = 1200

/** The step of a scene that plays once whenever it is asked to, and otherwise stands still at its end; ROOM-9. */
export function useScene(): { step: number; play: () => void } {
  const [step, setStep] = useState(LAST_STEP)
  useEffect(() => {
    if (step >= LAST_STEP) return
    const timer = setTimeout(() => setStep(step + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [step])
  return { step, play: () => setStep(0) }
}
