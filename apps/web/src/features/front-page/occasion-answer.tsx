import { Title, UnstyledButton } from '@mantine/core'
import type { Occasion, VariantDescription } from '@planner/domain'
import { useId } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../components/icon.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { newEventPath } from '../../lib/live/keys.ts'
import { useSession } from '../../lib/session/session.tsx'
import { OccasionPicture } from './occasion-picture.tsx'
import styles from './occasions.module.css'

type OccasionAnswerProps = {
  occasion: Occasion
  /** At least one. */
  variants: readonly VariantDescription[]
  isOpen: boolean
  onToggle: () => void
}

/** A card with what comes of it. Where it stands for one variant it leads there, else it opens the choice among them; FRONT-2. */
export function OccasionAnswer({ occasion, variants, isOpen, onToggle }: OccasionAnswerProps) {
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
