import { Stack, Text } from '@mantine/core'
import type { WrittenLetter as Letter } from '@planner/protocol'
import { useT } from '../../lib/i18n/i18n.ts'
import classes from './tell-people.module.css'

/** A letter word for word; LETTER-2. */
export function WrittenLetter({ letter: { subject, text, attachment } }: { letter: Letter }) {
  const t = useT()
  return (
    <Stack gap="sm" className={classes.letter ?? ''}>
      <div>
        <Text size="xs" c="dimmed">
          {t('tell.subject')}
        </Text>
        <Text fw={600} dir="auto">
          {subject}
        </Text>
      </div>
      {/* Where it scrolls, the keyboard does it. */}
      <Text
        size="sm"
        dir="auto"
        className={classes.text ?? ''}
        tabIndex={0}
        role="region"
        aria-label={t('tell.letter')}
      >
        {text}
      </Text>
      {attachment !== '' && (
        <Text size="sm" c="dimmed">
          {t('tell.attachment', { name: attachment })}
        </Text>
      )}
    </Stack>
  )
}
