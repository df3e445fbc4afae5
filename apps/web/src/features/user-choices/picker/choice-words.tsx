import { Text } from '@mantine/core'
import type { MessageKey } from '@planner/i18n'
import { LongText } from '../../../components/long-text.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useWords } from '../../../lib/live/use-words.ts'

type ChoiceWordsProps = {
  /** One line below the name. */
  detail: string
  text: string
  /** What is to be known before choosing. */
  note?: string | undefined
  refusal: MessageKey | undefined
  isPending: boolean
}

/** What is said of a topic or a person below its name: details, a text that may be long, and how its choice is. */
export function ChoiceWords({ detail, text, note, refusal, isPending }: ChoiceWordsProps) {
  const t = useWords()
  return (
    <>
      {detail !== '' && (
        <Text size="sm" c="dimmed">
          <UserText>{detail}</UserText>
        </Text>
      )}
      {text !== '' && <LongText text={text} />}
      {note && <Text size="sm">{note}</Text>}
      {refusal && <Text size="sm">{t(refusal)}</Text>}
      {isPending && <Text size="xs">{t('userChoices.pending')}</Text>}
    </>
  )
}
