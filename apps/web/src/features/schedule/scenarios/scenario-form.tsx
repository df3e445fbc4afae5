import { Button, Group, Stack, Text } from '@mantine/core'
import { MAX_SCENARIOS, SCENARIO_SECONDS } from '@planner/protocol'
import { useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { IntegerInput } from '../../../components/form/integer-input.tsx'
import { showAlert } from '../../../lib/alert.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { type Draft, DraftEditor, faultsOf, orderOf } from './draft-editor.tsx'
import classes from './scenarios.module.css'

type Props = { replaces: boolean; again: () => Promise<void> }

/** Two to four scenarios to put together, and how long each may take; SCENARIO-1. */
export function ScenarioForm({ replaces, again }: Props) {
  const t = useT()
  const live = useLive()
  const { variant } = useLiveSnapshot()
  const nameOf = (index: number) => t('scenarios.number', { number: index + 1 })
  const lastId = useRef(1)
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => [0, 1].map((id) => emptyDraft(id, nameOf(id))))
  const [seconds, setSeconds] = useState<number | null>(SCENARIO_SECONDS.default)
  const [isAsking, setAsking] = useState(false)
  const { min, max } = SCENARIO_SECONDS
  const isTimeValid = Number.isInteger(seconds) && Number(seconds) >= min && Number(seconds) <= max
  const isValid = isTimeValid && drafts.every((draft) => faultsOf(variant, draft).length === 0)
  const change = (id: number, changed: Partial<Draft>) =>
    setDrafts(drafts.map((draft) => (draft.id === id ? { ...draft, ...changed } : draft)))
  const add = () => {
    lastId.current += 1
    setDrafts([...drafts, emptyDraft(lastId.current, nameOf(drafts.length))])
  }
  const plan = async () => {
    setAsking(true)
    const order = { seconds: seconds ?? SCENARIO_SECONDS.default, scenarios: orderOf(drafts, nameOf) }
    const ack = await live.invoke('PlanScenarios', order)
    setAsking(false)
    if (!ack.ok && ack.status === 0) showAlert({ text: t('planning.noAnswer') })
    void again()
  }
  return (
    <Stack gap="md">
      <div className={classes.drafts}>
        {drafts.map((draft) => (
          <DraftEditor
            key={draft.id}
            draft={draft}
            onChange={(changed) => change(draft.id, changed)}
            onRemove={
              drafts.length > 1 ? () => setDrafts(drafts.filter(({ id }) => id !== draft.id)) : undefined
            }
          />
        ))}
      </div>
      {drafts.length < MAX_SCENARIOS && (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={add}>
          {t('scenarios.add')}
        </Button>
      )}
      <Group gap="md" align="flex-start">
        <IntegerInput
          label={t('scenarios.seconds')}
          size="md"
          value={seconds}
          onChange={setSeconds}
          min={min}
          max={max}
          error={isTimeValid ? undefined : t('error.range', { label: t('scenarios.seconds'), min, max })}
        />
      </Group>
      <Text size="sm" c="dimmed" className={classes.about}>
        {t('scenarios.takes', { seconds: drafts.length * (isTimeValid ? Number(seconds) : 0) })}{' '}
        {replaces && t('scenarios.replaces')}
      </Text>
      <BusyButton
        style={{ alignSelf: 'flex-start' }}
        disabled={!isValid}
        isBusy={isAsking}
        onClick={() => void plan()}
      >
        {t('scenarios.plan')}
      </BusyButton>
    </Stack>
  )
}

function emptyDraft(id: number, name: string): Draft {
  return { id, name, settings: {}, absences: [] }
}
