import { Radio, SimpleGrid } from '@mantine/core'
import { LETTER_KINDS, type LetterKind, type LetterOverview } from '@planner/protocol'
import { useT } from '../../lib/i18n/i18n.ts'
import { numbersOf, obstacleOf } from './tell-texts.ts'

type KindChoiceProps = {
  overview: LetterOverview
  kind: LetterKind
  onChoose: (kind: LetterKind) => void
}

/** The kinds of letters, each with how many people it concerns, or why it cannot be written; LETTER-1. */
export function KindChoice({ overview, kind, onChoose }: KindChoiceProps) {
  const t = useT()
  return (
    <Radio.Group
      label={t('tell.kinds')}
      value={kind}
      onChange={(value) => onChoose(LETTER_KINDS.find((each) => each === value) ?? kind)}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
        {LETTER_KINDS.map((each) => {
          const obstacle = obstacleOf(overview, each)
          const count = t('tell.kind.count', { number: numbersOf(overview, each).numConcerned })
          return (
            <Radio
              key={each}
              value={each}
              disabled={obstacle !== null}
              label={obstacle ? t(`tell.kind.${each}`) : `${t(`tell.kind.${each}`)} · ${count}`}
              description={t(obstacle ?? `tell.kind.${each}.help`)}
            />
          )
        })}
      </SimpleGrid>
    </Radio.Group>
  )
}
