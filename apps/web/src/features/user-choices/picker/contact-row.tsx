import { Text } from '@mantine/core'
import type { PersonId, PersonRecord } from '@planner/domain'
import { memo } from 'react'
import { LongText } from '../../../components/long-text.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { UnsavedNote } from '../unsaved-note.tsx'
import { useContactChoice } from './contact-choice.ts'
import classes from './contact-row.module.css'

/** As much as the scale has: any number of it says that somebody would like to meet the other one. */
const MOST = '10'

export type ContactRowProps = { personId: PersonId; other: PersonRecord }

/** One person with two choices, of which none needs to be made; CHOICE-50. */
export const ContactRow = memo(function ContactRow({ personId, other }: ContactRowProps) {
  const t = useT()
  const { name, profile } = other
  const { offered, chosen, pending, refusal, choose } = useContactChoice(personId, other.id)
  const hopes = chosen !== '' && chosen !== 'No'
  const choices = [
    {
      value: MOST,
      isChosen: hopes,
      label: t('userChoices.hope'),
      about: t('userChoices.hope.about', { name }),
    },
    {
      value: 'No',
      isChosen: chosen === 'No',
      label: t('userChoices.ratherNot'),
      about: t('userChoices.ratherNot.about', { name }),
    },
  ]
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600} component="h3" size="md">
          <UserText>{name}</UserText>
        </Text>
        {profile !== '' && <LongText text={profile} />}
        {hopes && chosen !== MOST && (
          <Text size="sm">{t('userChoices.rating.number', { number: chosen })}</Text>
        )}
        {refusal && <Text size="sm">{t(`refusal.${refusal}`)}</Text>}
      </div>
      <fieldset className={classes.choices} data-pending={pending || undefined}>
        <legend className="visually-hidden">{t('userChoices.contacts.choiceAbout', { name })}</legend>
        {choices
          .filter(({ value }) => offered.includes(value))
          .map(({ value, isChosen, label, about }) => (
            <button
              key={value}
              type="button"
              className={classes.choice}
              data-value={value}
              aria-pressed={isChosen}
              aria-label={about}
              disabled={refusal !== undefined}
              onClick={() => choose(isChosen ? '' : value)}
            >
              {label}
            </button>
          ))}
      </fieldset>
      {pending && <UnsavedNote />}
    </li>
  )
})
