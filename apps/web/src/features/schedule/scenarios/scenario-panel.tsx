import { Button, Group, Stack, Text } from '@mantine/core'
import { planContentOf } from '@planner/domain'
import { MAX_SCENARIOS, SCENARIO_SECONDS, type WireScenarioSet } from '@planner/protocol'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { IntegerInput } from '../../../components/form/integer-input.tsx'
import { TurnText } from '../../../components/turn-text.tsx'
import { showAlert } from '../../../lib/alert.ts'
import { announce } from '../../../lib/announce.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAnswer, useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { dateTimeText } from '../../../lib/time-text.ts'
import { AskAgain } from '../ask-again.tsx'
import { SCENARIOS, type Scenarios } from '../plan-questions.ts'
import { viewedPlan } from '../plan-versions/compare-plans.ts'
import { usePlanRefusal } from '../use-plan-refusal.ts'
import { type Draft, DraftEditor, faultsOf, orderOf, sameOrder } from './draft-editor.tsx'
import { columnsOf } from './scenario-columns.ts'
import { ScenarioQuestions } from './scenario-questions.tsx'
import { ScenarioResults } from './scenario-results.tsx'
import { ScenarioView } from './scenario-view.tsx'
import classes from './scenarios.module.css'

/** Scenarios to plan, and those that were planned last; SCENARIO-3. */
export function ScenarioPanel() {
  const t = useT()
  const words = useWords()
  const { value: scenarios, refusal: failure, again } = useAnswer(SCENARIOS)
  const refusal = usePlanRefusal()
  const set = scenarios?.set
  const isRunning = set != null && !isOver(set)
  /** The scenarios whose planning this page has seen, until their end was seen too. */
  const [awaited, setAwaited] = useState<string>()
  if (isRunning && awaited !== set.id) setAwaited(set.id)
  const isAwaited = set != null && set.id === awaited
  const isReady = isAwaited && !isRunning
  useEffect(() => {
    if (isReady) announce(t('scenarios.ready'))
  }, [isReady, t])
  return (
    <Stack gap="xs">
      {isAwaited && isRunning && <Progress set={set} />}
      {isReady && <Ready onClose={() => setAwaited(undefined)} />}
      <Disclosure label={t('scenarios.title')}>
        <Stack>
          <Text size="sm" c="dimmed" className={classes.about}>
            {words('scenarios.about')}
          </Text>
          {failure && (
            <AskAgain role="alert" onAgain={again}>
              {t('scenarios.failed')}
            </AskAgain>
          )}
          {refusal !== undefined && <Text>{refusal}</Text>}
          {scenarios && set && (
            <ScenarioSetView
              set={set}
              scenarios={scenarios}
              again={again}
              onSeen={() => setAwaited(undefined)}
            />
          )}
          {refusal === undefined && !isRunning && set && <PlanAgain set={set} again={again} />}
          {refusal === undefined && !isRunning && set && (
            <Disclosure label={t('scenarios.new')}>
              <NewScenarios replaces again={again} />
            </Disclosure>
          )}
          {refusal === undefined && set === null && <NewScenarios replaces={false} again={again} />}
        </Stack>
      </Disclosure>
    </Stack>
  )
}

function isOver({ scenarios }: WireScenarioSet): boolean {
  return scenarios.every(({ status }) => status !== 'waiting' && status !== 'running')
}

/** Also while the scenarios are folded, and on the screen of whoever has not asked for them. */
function Progress({ set }: { set: WireScenarioSet }) {
  const t = useT()
  const live = useLive()
  const total = set.scenarios.length
  const done = set.scenarios.filter(({ status }) => status !== 'waiting' && status !== 'running').length
  const stop = async () => {
    const ack = await live.invoke('StopScenarios')
    if (!ack.ok && ack.status === 0) showAlert({ text: t('planning.noAnswer') })
  }
  const { waitSeconds } = set
  return (
    <Group gap="sm" data-news>
      <Text size="sm" role="status">
        {t('scenarios.running', { done, total })}
      </Text>
      {waitSeconds != null && <TurnText seconds={waitSeconds} />}
      <BusyButton onClick={stop}>{t('scenarios.stop')}</BusyButton>
    </Group>
  )
}

/** While they are folded; it goes when they are opened. */
function Ready({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Group gap="sm" data-news>
      <Text size="sm">{t('scenarios.ready')}</Text>
      <Button onClick={onClose}>{t('app.close')}</Button>
    </Group>
  )
}

/** Asks for scenarios, and for what has become of them. */
function usePlanScenarios(again: () => Promise<void>) {
  const t = useT()
  const live = useLive()
  return async (order: ReturnType<typeof sameOrder>) => {
    const ack = await live.invoke('PlanScenarios', order)
    if (!ack.ok && ack.status === 0) showAlert({ text: t('planning.noAnswer') })
    void again()
  }
}

/** The same on the data of today; SCENARIO-7. */
function PlanAgain({ set, again }: { set: WireScenarioSet; again: () => Promise<void> }) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const plan = usePlanScenarios(again)
  const isInterrupted = set.scenarios.some(({ status }) => status === 'interrupted')
  return (
    <Group gap="sm">
      {isInterrupted && <Text size="sm">{t('scenarios.interrupted')}</Text>}
      <BusyButton
        variant={isInterrupted ? 'filled' : 'default'}
        onClick={() => plan(sameOrder(variant, state, set))}
      >
        {t('scenarios.planAgain')}
      </BusyButton>
    </Group>
  )
}

type SetProps = {
  set: WireScenarioSet
  scenarios: Scenarios
  again: () => Promise<void>
  onSeen: () => void
}

function ScenarioSetView({ set, scenarios: { plans, gone }, again, onSeen }: SetProps) {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const [openId, setOpenId] = useState<string>()
  // Plans are read anew after each change of the event, so what they are compared with is.
  const { columns, inForce } = useMemo(() => {
    const view = { variant, state, viewer }
    return { columns: columnsOf(view, set, plans), inForce: viewedPlan(view, planContentOf(state)) }
  }, [variant, state, viewer, set, plans])
  const seenId = isOver(set) ? set.id : null
  const see = useEffectEvent(onSeen)
  useEffect(() => {
    if (seenId !== null) see()
  }, [seenId])
  const opened = set.scenarios.find(({ id }) => id === openId)
  const plan = plans.get(openId ?? '')
  const own = columns.find(({ id }) => id === openId)?.viewed
  const time = dateTimeText(new Date(set.createdAt))
  return (
    <Stack gap="sm">
      <Text size="sm">{t('scenarios.made', { time, seconds: set.seconds })}</Text>
      {set.isDataChanged === true && <Text size="sm">{t('scenarios.dataChanged')}</Text>}
      {set.scenarios.some(({ status, value }) => status === 'done' && value === null) && (
        <Text size="sm">{t('scenarios.late')}</Text>
      )}
      <ScenarioResults {...{ set, columns, gone, openId }} onOpen={setOpenId} />
      {opened && plan && own && (
        <ScenarioView
          key={opened.id}
          scenario={opened}
          plan={plan}
          own={own}
          inForce={inForce}
          again={again}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Stack>
  )
}

type NewProps = { replaces: boolean; again: () => Promise<void> }

/** The common questions, and behind the last of them everything that can be otherwise; SCENARIO-59. */
function NewScenarios({ replaces, again }: NewProps) {
  const plan = usePlanScenarios(again)
  return (
    <ScenarioQuestions plan={plan}>
      <ScenarioForm replaces={replaces} plan={plan} />
    </ScenarioQuestions>
  )
}

type ScenarioFormProps = { replaces: boolean; plan: ReturnType<typeof usePlanScenarios> }

/** Two to four scenarios to put together, and how long each may take; SCENARIO-1. */
function ScenarioForm({ replaces, plan }: ScenarioFormProps) {
  const t = useT()
  const { variant } = useLiveSnapshot()
  const nameOf = (index: number) => t('scenarios.number', { number: index + 1 })
  const lastId = useRef(1)
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => [0, 1].map((id) => emptyDraft(id, nameOf(id))))
  const [seconds, setSeconds] = useState<number | null>(SCENARIO_SECONDS.default)
  const { min, max } = SCENARIO_SECONDS
  const isTimeValid = Number.isInteger(seconds) && Number(seconds) >= min && Number(seconds) <= max
  const isValid = isTimeValid && drafts.every((draft) => faultsOf(variant, draft).length === 0)
  const change = (id: number, changed: Partial<Draft>) =>
    setDrafts(drafts.map((draft) => (draft.id === id ? { ...draft, ...changed } : draft)))
  const add = () => {
    lastId.current += 1
    setDrafts([...drafts, emptyDraft(lastId.current, nameOf(drafts.length))])
  }
  const order = () => ({
    seconds: seconds ?? SCENARIO_SECONDS.default,
    scenarios: orderOf(drafts, nameOf),
  })
  return (
    <Stack>
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
        <Button style={{ alignSelf: 'flex-start' }} onClick={add}>
          {t('scenarios.add')}
        </Button>
      )}
      <Group align="flex-start">
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
        variant="filled"
        style={{ alignSelf: 'flex-start' }}
        disabled={!isValid}
        onClick={() => plan(order())}
      >
        {t('scenarios.plan')}
      </BusyButton>
    </Stack>
  )
}

function emptyDraft(id: number, name: string): Draft {
  return { id, name, settings: {}, absences: [] }
}
