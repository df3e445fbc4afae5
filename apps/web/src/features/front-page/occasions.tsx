import { Title, UnstyledButton } from '@mantine/core'
import { type Occasion, occasionsOnFrontPage, type VariantDescription } from '@planner/domain'
import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../components/icon.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { newEventPath } from '../../lib/live/keys.ts'
import { useSession } from '../../lib/session/session.tsx'
import styles from './occasions.module.css'
import { GroupCircle } from './plan-from-above/group-circle.tsx'

/** What are you planning? Each answer leads to a variant, or to one more question; FRONT-2. */
export function Occasions() {
  const t = useT()
  const { environment } = useSession()
  const [open, setOpen] = useState<Occasion>()
  const answers = occasionsOnFrontPage(environment)
  return (
    <section aria-labelledby="planning">
      <Title order={2} id="planning" tabIndex={-1}>
        {t('frontPage.question')}
      </Title>
      <div className={styles.answers} style={{ '--answers': answers.length } as CSSProperties}>
        {answers.map(({ occasion, variants }) => (
          <OccasionAnswer
            key={occasion}
            occasion={occasion}
            variants={variants}
            isOpen={open === occasion}
            onToggle={() => setOpen(open === occasion ? undefined : occasion)}
          />
        ))}
      </div>
    </section>
  )
}

type OccasionAnswerProps = {
  occasion: Occasion
  /** At least one. */
  variants: readonly VariantDescription[]
  isOpen: boolean
  onToggle: () => void
}

/** A card that leads to its one variant, or opens the choice among several; FRONT-2. */
function OccasionAnswer({ occasion, variants, isOpen, onToggle }: OccasionAnswerProps) {
  const t = useT()
  const id = useId()
  const { defaultInvite } = useSession()
  const [only] = variants
  const isOnlyOne = variants.length === 1
  const names = { 'aria-labelledby': `${id}name`, 'aria-describedby': `${id}example` }
  const face = (
    <>
      <OccasionPicture occasion={occasion} />
      <span className={styles.words}>
        <span className={styles.name} id={`${id}name`}>
          {t(`frontPage.occasion.${occasion}`)}
        </span>
        <span className={styles.example} id={`${id}example`}>
          {t(`frontPage.occasion.${occasion}.example`)}
        </span>
      </span>
    </>
  )
  if (only && isOnlyOne)
    return (
      <Link className={styles.answer} href={newEventPath(only, defaultInvite)} {...names}>
        {face}
      </Link>
    )
  return (
    <>
      <UnstyledButton
        className={styles.answer ?? ''}
        aria-expanded={isOpen}
        aria-controls={`${id}choice`}
        onClick={onToggle}
        {...names}
      >
        {face}
        <Icon name={isOpen ? 'open' : 'closed'} />
      </UnstyledButton>
      <div id={`${id}choice`} className={styles.choice} hidden={!isOpen}>
        <Title order={3} size="h4">
          {t(`frontPage.occasion.${occasion}.question`)}
        </Title>
        <div className={styles.variants}>
          {variants.map((variant) => (
            <Link
              key={variant.id}
              className={styles.variant}
              href={newEventPath(variant, defaultInvite)}
              aria-labelledby={`${id}${variant.id}`}
              aria-describedby={`${id}${variant.id}purpose`}
            >
              <span className={styles.name} id={`${id}${variant.id}`}>
                {t(`frontPage.variant.${variant.id}.choice`)}
              </span>
              <span className={styles.example} id={`${id}${variant.id}purpose`}>
                {t(`frontPage.variant.${variant.id}.purpose`)}
              </span>
            </Link>
          ))}
        </div>
      </div>
    </>
  )
}

/** What comes of it, drawn as plans are: people are dots, groups are circles, hours are bars. */
function OccasionPicture({ occasion }: { occasion: Occasion }) {
  return (
    <svg viewBox="0 0 112 64" className={styles.picture} aria-hidden="true">
      {PICTURES[occasion]}
    </svg>
  )
}

const dot = (x: number, y: number, radius: number, shade: number) => (
  <circle
    key={`${x} ${y}`}
    cx={x}
    cy={y}
    r={radius}
    fill={`var(--satisfaction-${shade})`}
    className={styles.dot}
  />
)

/** Hours, or a session; 0 is a day without any, or a break. */
const bar = (x: number, y: number, width: number, height: number, shade: number) => (
  <rect
    key={`${x} ${y}`}
    x={x}
    y={y}
    width={width}
    height={height}
    rx={3}
    fill={shade === 0 ? undefined : `var(--satisfaction-${shade})`}
    className={shade === 0 ? styles.bar : styles.dot}
  />
)

const DAYS = [0, 1, 2, 3, 4, 5, 6]
/** Day, first hour, hours, shade. */
const HOURS = [
  [1, 2, 2, 4],
  [2, 4, 2, 3],
  [4, 1, 2, 3],
  [5, 3, 2, 4],
] as const

/** Shades of the sessions of a programme, row by row; 0 is a break. */
const PROGRAMME = [
  [4, 3, 2],
  [2, 0, 4],
  [4, 3, 2],
  [2, 2, 4],
]

const PICTURES: Record<Occasion, ReactNode> = {
  day: (
    <>
      <GroupCircle x={32} y={32} radius={30} dotRadius={4} shades="4344243" />
      <GroupCircle x={82} y={38} radius={24} dotRadius={4} shades="44234" />
    </>
  ),
  weeks: (
    <>
      {DAYS.map((day) => bar(day * 16 + 1, 6, 13, 52, 0))}
      {HOURS.map(([day, from, hours, shade]) => bar(day * 16 + 1, 8 + from * 7, 13, hours * 7, shade))}
    </>
  ),
  pairs: (
    <>
      <path d="M20 18 52 46M78 14 98 48" className={styles.tie} />
      {dot(20, 18, 8, 4)}
      {dot(52, 46, 8, 3)}
      {dot(78, 14, 8, 3)}
      {dot(98, 48, 8, 4)}
      {dot(22, 52, 5, 2)}
    </>
  ),
  programme: PROGRAMME.map((row, y) => row.map((shade, x) => bar(1 + x * 38, 5 + y * 14.5, 34, 10, shade))),
}
