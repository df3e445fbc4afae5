import { NativeSelect, Stack, Text } from '@mantine/core'
import { isolatedText, PREFERENCE_SCALES } from '@planner/domain'
import type { ImportedRows } from '@planner/protocol'
import { preferenceLabel } from '../../../components/preference-label.ts'
import { UserText } from '../../../components/user-text.tsx'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import classes from './import.module.css'

type Word = ImportedRows['words'][number]

type WordsListProps = { words: readonly Word[]; onSay: (word: Word, value: string) => void }

const UNSAID = '?'

/** Words that the event does not know, each once, with what it means; IMPORT-15. */
export function WordsList({ words, onSay }: WordsListProps) {
  const t = useWords()
  const { preferenceScale } = useVariant()
  const choices: readonly string[] = PREFERENCE_SCALES[preferenceScale].choices
  const labels = {
    choice: choices.map((value) => ({
      value,
      label: value === '' ? t('import.words.nothing') : preferenceLabel(t, value),
    })),
    availability: [
      { value: '', label: t('import.words.nothing') },
      { value: 'Yes', label: t('preference.yes') },
      { value: 'Maybe', label: t('import.words.maybe') },
      { value: 'No', label: t('import.words.no') },
    ],
  }
  return (
    <section className={classes.group} aria-labelledby="import-words">
      <Stack gap="xs">
        <Text component="h4" id="import-words" fw={600} m={0}>
          {t('import.words.title')}
        </Text>
        <Text size="sm">{t('import.words.help')}</Text>
        <ul className={classes.columns}>
          {words.map((word) => (
            <li key={`${word.of} ${word.word}`}>
              <div>
                <q className={classes.header}>
                  <UserText>{word.word}</UserText>
                </q>
                <div className={classes.samples}>{t('import.words.count', { count: word.count })}</div>
              </div>
              <NativeSelect
                aria-label={t('import.words.means', { word: isolatedText(word.word) })}
                error={word.value === null}
                data={
                  word.value === null
                    ? [{ value: UNSAID, label: t('import.words.choose') }, ...labels[word.of]]
                    : labels[word.of]
                }
                value={word.value ?? UNSAID}
                onChange={({ currentTarget: { value } }) => value !== UNSAID && onSay(word, value)}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}
