import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { isolatedText, type VariationKey, variationDefinition, variationValue } from '@planner/domain'
import { type Absence, type NewScenario, SCENARIO_SECONDS } from '@planner/protocol'
import { type ReactNode, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { IntegerInput } from '../../../components/form/integer-input.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { absenceKey, choicesOf, faultsOf } from './draft-editor.tsx'
import { useScenarioTexts } from './scenario-view.tsx'
import classes from './scenarios.module.css'

const LARGEST = 'parameters|groups|maxGroupSize'
const QUESTIONS = ['groups', 'session', 'person', 'room', 'else'] as const
type Question = (typeof QUESTIONS)[number]

type Props = {
  plan: (order: { seconds: number; scenarios: NewScenario[] }) => Promise<void>
  /** Everything that can be otherwise, behind the last question. */
  children: ReactNode
}

/** What people mostly ask before a plan is made otherwise, each a small draft; SCENARIO-59. */
export function ScenarioQuestions({ plan, children }: Props) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const [asked, setAsked] = useState<Question>()
  const { settings, people, rooms } = choicesOf(variant, state)
  const has: Record<Question, boolean> = {
    groups: settings.includes(LARGEST),
    session: settings.includes('numSessions'),
    person: people.length > 0,
    room: rooms.length > 0,
    else: true,
  }
  return (
    <Stack>
      <Group gap="sm" role="group" aria-label={t('scenarios.ask')}>
        {QUESTIONS.filter((question) => has[question]).map((question) => (
          <Button key={question} aria-pressed={question === asked} onClick={() => setAsked(question)}>
            {t(`scenarios.ask.${question}`)}
          </Button>
        ))}
      </Group>
      {asked === 'groups' && <NumberDraft key="groups" settingKey={LARGEST} plan={plan} />}
      {asked === 'session' && <NumberDraft key="session" settingKey="numSessions" plan={plan} />}
      {asked === 'person' && <AbsenceDraft key="person" of="person" absences={people} plan={plan} />}
      {asked === 'room' && <AbsenceDraft key="room" of="room" absences={rooms} plan={plan} />}
      {asked === 'else' && children}
    </Stack>
  )
}

type NumberProps = Pick<Props, 'plan'> & { settingKey: VariationKey & (typeof LARGEST | 'numSessions') }

/** One number that is larger: a quarter more, at least one. */
function NumberDraft({ settingKey: key, plan }: NumberProps) {
  const t = useT()
  const texts = useScenarioTexts()
  const { variant, state } = useLiveSnapshot()
  const now = Number(variationValue(variant, state, key))
  const step = key === LARGEST ? Math.max(1, Math.round(now / 4)) : 1
  const [value, setValue] = useState<number | null>(now + step)
  const isFaulty = faultsOf(variant, { settings: { [key]: value } }).length > 0
  const definition = variationDefinition(variant, key)
  const range = definition.type === 'number' ? definition : { min: 0, max: 0 }
  const label = texts.settingName(key)
  const name = t(key === LARGEST ? 'scenarios.name.groups' : 'scenarios.name.sessions', {
    number: value ?? 0,
  })
  const scenario = { name, settings: { [key]: value ?? now }, absences: [] }
  return (
    <Small isOff={isFaulty} onPlan={() => plan({ seconds: SCENARIO_SECONDS.default, scenarios: [scenario] })}>
      <IntegerInput
        label={label}
        description={t('scenarios.now', { value: String(now) })}
        size="md"
        value={value}
        onChange={setValue}
        min={range.min}
        max={range.max}
        error={isFaulty ? t('error.range', { label, min: range.min, max: range.max }) : undefined}
      />
    </Small>
  )
}

type AbsenceProps = Pick<Props, 'plan'> & { of: 'person' | 'room'; absences: readonly Absence[] }

/** Who, or which room, would be missing. */
function AbsenceDraft({ of, absences, plan }: AbsenceProps) {
  const t = useT()
  const texts = useScenarioTexts()
  const [key, setKey] = useState('')
  const options = absences
    .map((absence) => ({ value: absenceKey(absence), label: texts.nameOf(absence), absence }))
    .sort((a, b) => byName(a.label, b.label))
  const chosen = options.find(({ value }) => value === key)?.absence
  const scenario = chosen && { name: texts.without(chosen), settings: {}, absences: [chosen] }
  const start = async () => {
    if (scenario) await plan({ seconds: SCENARIO_SECONDS.default, scenarios: [scenario] })
  }
  return (
    <Small isOff={chosen === undefined} onPlan={start}>
      <NativeSelect
        label={t(`scenarios.who.${of}`)}
        size="md"
        value={key}
        onChange={(event) => setKey(event.currentTarget.value)}
        data={[
          { value: '', label: t('scenarios.choose') },
          ...options.map(({ value, label }) => ({ value, label: isolatedText(label) })),
        ]}
      />
    </Small>
  )
}

type SmallProps = { isOff: boolean; onPlan: () => Promise<void>; children: ReactNode }

function Small({ isOff, onPlan, children }: SmallProps) {
  const t = useT()
  return (
    <div className={classes.small}>
      {children}
      <BusyButton variant="filled" disabled={isOff} onClick={onPlan}>
        {t('scenarios.try')}
      </BusyButton>
      <Text size="sm" c="dimmed">
        {t('scenarios.try.help', { number: SCENARIO_SECONDS.default })}
      </Text>
    </div>
  )
}
