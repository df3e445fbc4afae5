import { cellAddress, editRefusal, type PersonId, PREFERENCE_SCALES } from '@planner/domain'
import { wishRefusalKey } from '../../../components/edit-refusals.ts'
import { usePreferenceLabel } from '../../../components/preference-label.ts'
import { useCell, useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { isRated, type RateableTopic } from '../rateable-topics.ts'

/** What a person thinks of a topic, with what the radios of it need; nothing is chosen until a choice is stored. */
export function useChoice({ topic, name }: RateableTopic, personId: PersonId) {
  const t = useWords()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const labelOf = usePreferenceLabel()
  const address = cellAddress('preferences', { userId: personId, topicId: topic.id })
  const { value, pending } = useCell(address)
  const refusal = editRefusal(variant, state, viewer, address)
  return {
    value,
    pending,
    /** Why nothing can be chosen. */
    refusal: refusal && wishRefusalKey(refusal, value),
    radios: {
      label: t('userChoices.choiceAbout', { name }),
      name: `preference-${topic.id}`,
      // Where choices are named one by one, "No" has its name too (CHOICE-4).
      choices: PREFERENCE_SCALES[variant.preferenceScale].choices.map((choice) => ({
        value: choice,
        label: labelOf(choice) || t('preference.no'),
      })),
      value: pending || isRated(state, personId, topic.id) ? String(value) : undefined,
      isDisabled: refusal !== undefined,
      isPending: pending,
      onChoose: (choice: string) => live.setCell(address, choice),
    },
  }
}
