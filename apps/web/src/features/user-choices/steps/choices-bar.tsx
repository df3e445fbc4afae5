import { Button } from '@mantine/core'
import type { PersonId } from '@planner/domain'
import { StepBar } from '../../../components/step-bar.tsx'
import { type ChoiceSection, useChoiceSection } from '../../../lib/choice-section.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useProgress } from './use-progress.ts'
import { useStored } from './use-stored.ts'

type ChoicesBarProps = {
  section: ChoiceSection
  /** What the event asks for. */
  sections: readonly ChoiceSection[]
  personId: PersonId
}

/** How far a part of the choices is and, for whose they are, the way to the next one; CHOICE-49. */
export function ChoicesBar({ section, sections, personId }: ChoicesBarProps) {
  const t = useWords()
  const { viewer } = useLiveSnapshot()
  const { want } = useChoiceSection()
  const { text, share, isComplete, isBegun } = useProgress(section, personId)
  const stored = useStored()
  const after = sections[sections.indexOf(section) + 1]
  const next = after === 'people' || after === 'times' ? after : 'done'
  const skips = section === 'people' && !isBegun
  return (
    <StepBar
      label={t('userChoices.bar')}
      text={text}
      done={share}
      stored={
        stored === 'unsaved' ? t('userChoices.unsaved') : isBegun && stored ? t('userChoices.saved') : ''
      }
    >
      {personId === viewer.personId && (
        <Button variant={isComplete ? 'filled' : 'default'} size="md" onClick={() => want(next)}>
          {t(skips ? 'userChoices.skip' : `userChoices.next.${next}`)}
        </Button>
      )}
    </StepBar>
  )
}
