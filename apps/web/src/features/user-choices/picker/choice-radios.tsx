import { useT } from '../../../lib/i18n/i18n.ts'
import classes from './choice-radios.module.css'

type ChoiceRadiosProps = {
  /** Names the group for screen readers. */
  label: string
  /** Unique on the page. */
  name: string
  choices: readonly { value: string; label: string }[]
  /** Undefined while nothing is chosen. */
  value: string | undefined
  isDisabled?: boolean
  isPending?: boolean
  onChoose: (value: string) => void
}

/** Radio buttons for a scale, styled as segments that are large enough for touch. Long scales wrap. */
export function ChoiceRadios(props: ChoiceRadiosProps) {
  const { label, name, choices, value, isDisabled = false, isPending = false, onChoose } = props
  const t = useT()
  // A number alone says nothing of how far the scale goes.
  const spoken = (text: string) =>
    /^\d+$/.test(text) ? t('userChoices.rating.number', { number: text }) : undefined
  return (
    <fieldset
      className={classes.group}
      data-pending={isPending || undefined}
      data-compact={choices.length > 4 || undefined}
      disabled={isDisabled}
    >
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.segment} data-value={choice.value}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={choice.value}
            aria-label={spoken(choice.label)}
            checked={value === choice.value}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
