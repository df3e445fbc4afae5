import { Button, Group } from '@mantine/core'
import type { MessageKey } from '@planner/i18n'
import type { ChoiceSection } from '../../lib/choice-section.ts'
import { useWords } from '../../lib/live/use-words.ts'

const LABELS = {
  topics: 'userChoices.section.topics',
  people: 'userChoices.section.people',
  times: 'userChoices.section.times',
} as const satisfies Record<ChoiceSection, MessageKey>

type SectionNavProps = {
  sections: readonly ChoiceSection[]
  /** The only one that is shown; undefined where all are. */
  current: ChoiceSection | undefined
  lacksTimes: boolean
  onOpen: (section: ChoiceSection) => void
}

/** One tap to each part of the choices; AVAIL-18. */
export function SectionNav({ sections, current, lacksTimes, onOpen }: SectionNavProps) {
  const t = useWords()
  return (
    <Group component="nav" gap="xs" aria-label={t('userChoices.sections')}>
      {sections.map((section) => (
        <Button
          key={section}
          variant={section === current ? 'light' : 'default'}
          px="sm"
          aria-current={section === current ? 'true' : undefined}
          onClick={() => onOpen(section)}
        >
          {t(LABELS[section])}
          {section === 'times' && lacksTimes && (
            <>
              <span aria-hidden="true">{'\u00a0●'}</span>
              <span className="visually-hidden">{`, ${t('userChoices.section.nothingYet')}`}</span>
            </>
          )}
        </Button>
      ))}
    </Group>
  )
}
