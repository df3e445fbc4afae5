import { Stack, Text } from '@mantine/core'
import type { LetterLogEntry } from '@planner/protocol'
import { useT } from '../../lib/i18n/i18n.ts'
import { Disclosure } from '../disclosure.tsx'
import { useShortList } from '../use-short-list.tsx'
import { logText } from './tell-texts.ts'
import { usePersonNames } from './use-person-names.ts'

/** What was sent and what became of it, the newest first; LETTER-7. */
export function LetterLog({ log }: { log: readonly LetterLogEntry[] }) {
  const t = useT()
  return (
    <Disclosure label={t('tell.log')}>
      {log.length === 0 ? <Text size="sm">{t('tell.log.none')}</Text> : <Entries log={log} />}
    </Disclosure>
  )
}

function Entries({ log }: { log: readonly LetterLogEntry[] }) {
  const t = useT()
  const nameOf = usePersonNames()
  const { shown, button } = useShortList(log)
  return (
    <>
      <Stack gap={4} component="ol" m={0} pl="lg">
        {shown.map((entry, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity.
          <Text key={position} size="sm" component="li">
            {logText(t, entry, nameOf(entry.personId))}
          </Text>
        ))}
      </Stack>
      {button}
    </>
  )
}
