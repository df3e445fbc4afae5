import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import {
  activePeople,
  can,
  type EventState,
  groupRoomsOf,
  isValidVariation,
  isVariationKey,
  scheduledSessions,
  scheduleLayout,
  type VariantDescription,
  type VariationKey,
  variationDefinition,
  variationKeysOf,
  variationValue,
} from '@planner/domain'
import { type Absence, MAX_SCENARIO_NAME, type NewScenario, type WireScenarioSet } from '@planner/protocol'
import { IntegerInput } from '../../../components/form/integer-input.tsx'
import { Toggle } from '../../../components/form/toggle.tsx'
import { Icon } from '../../../components/icon.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { useScenarioTexts } from './scenario-view.tsx'
import classes from './scenarios.module.css'

type Props = { draft: Draft; onChange: (changed: Partial<Draft>) => void; onRemove: (() => void) | undefined }

/** One scenario: its name, the settings that it changes and what it does without. */
export function DraftEditor({ draft, onChange, onRemove }: Props) {
  const t = useT()
  const texts = useScenarioTexts()
  const { name, settings, absences } = draft
  return (
    <section className={classes.draft} aria-label={name}>
      <Stack gap="sm">
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            label={t('scenarios.name')}
            size="md"
            style={{ flex: 1 }}
            maxLength={MAX_SCENARIO_NAME}
            value={name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          {onRemove && <RemoveButton name={name} onClick={onRemove} />}
        </Group>
        {Object.keys(settings)
          .filter(isVariationKey)
          .map((key) => (
            <SettingDraft key={key} settingKey={key} draft={draft} onChange={onChange} />
          ))}
        {absences.map((absence) => (
          <Group key={absenceKey(absence)} justify="space-between" wrap="nowrap">
            <Text>{texts.without(absence)}</Text>
            <RemoveButton
              name={texts.without(absence)}
              onClick={() => onChange({ absences: absences.filter((each) => each !== absence) })}
            />
          </Group>
        ))}
        {Object.keys(settings).length + absences.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('scenarios.asItIs')}
          </Text>
        )}
        <AddSetting draft={draft} onChange={onChange} />
        <AddAbsence draft={draft} onChange={onChange} />
      </Stack>
    </section>
  )
}

type PartProps = Pick<Props, 'draft' | 'onChange'>

function AddSetting({ draft, onChange }: PartProps) {
  const t = useT()
  const texts = useScenarioTexts()
  const { variant, state } = useLiveSnapshot()
  const keys = choicesOf(variant, state).settings.filter((key) => !(key in draft.settings))
  const add = (key: string) => {
    if (!isVariationKey(key)) return
    onChange({ settings: { ...draft.settings, [key]: variationValue(variant, state, key) } })
  }
  return (
    <NativeSelect
      label={t('scenarios.setting')}
      aria-label={t('scenarios.settingOf', { name: draft.name })}
      size="md"
      value=""
      onChange={(event) => add(event.currentTarget.value)}
      data={[
        { value: '', label: t('scenarios.choose') },
        ...keys.map((key) => ({ value: key, label: texts.settingName(key) })),
      ]}
    />
  )
}

function AddAbsence({ draft, onChange }: PartProps) {
  const t = useT()
  const texts = useScenarioTexts()
  const { variant, state } = useLiveSnapshot()
  const { people, rooms, sessions } = choicesOf(variant, state)
  const taken = new Set(draft.absences.map(absenceKey))
  const optionsOf = (all: readonly Absence[]) =>
    all
      .map((absence) => ({ value: absenceKey(absence), label: texts.nameOf(absence) }))
      .filter(({ value }) => !taken.has(value))
  const add = (key: string) => {
    const absence = [...people, ...rooms, ...sessions].find((each) => absenceKey(each) === key)
    if (absence) onChange({ absences: [...draft.absences, absence] })
  }
  const groups = [
    { group: t('scenarios.people'), items: optionsOf(people).sort((a, b) => byName(a.label, b.label)) },
    { group: t('scenarios.rooms'), items: optionsOf(rooms) },
    { group: t('scenarios.sessions'), items: optionsOf(sessions) },
  ]
  return (
    <NativeSelect
      label={t('scenarios.absence')}
      aria-label={t('scenarios.absenceOf', { name: draft.name })}
      size="md"
      value=""
      onChange={(event) => add(event.currentTarget.value)}
      data={[{ value: '', label: t('scenarios.choose') }, ...groups.filter(({ items }) => items.length > 0)]}
    />
  )
}

function SettingDraft({ settingKey: key, draft, onChange }: PartProps & { settingKey: VariationKey }) {
  const t = useT()
  const texts = useScenarioTexts()
  const { variant, state } = useLiveSnapshot()
  const definition = variationDefinition(variant, key)
  const value = draft.settings[key]
  const label = texts.settingName(key)
  const description = t('scenarios.now', {
    value: texts.value(variationValue(variant, state, key)),
  })
  const set = (to: number | boolean | string | null) =>
    onChange({ settings: { ...draft.settings, [key]: to } })
  const remove = () => {
    const { [key]: _gone, ...rest } = draft.settings
    onChange({ settings: rest })
  }
  const isFaulty = faultsOf(variant, draft).includes(key)
  return (
    <Group gap="xs" align="flex-end" justify="space-between" wrap="nowrap">
      {definition.type === 'number' && (
        <IntegerInput
          {...{ label, description, size: 'md' }}
          w="100%"
          value={typeof value === 'number' ? value : null}
          onChange={set}
          min={definition.min}
          max={definition.max}
          error={isFaulty ? t('error.range', { label, min: definition.min, max: definition.max }) : undefined}
        />
      )}
      {definition.type === 'bool' && (
        <Toggle {...{ label, description, size: 'md' }} checked={value === true} onChange={set} />
      )}
      {definition.type === 'option' && (
        <NativeSelect
          {...{ label, description, size: 'md' }}
          w="100%"
          value={String(value)}
          onChange={(event) => set(event.currentTarget.value)}
          data={definition.choices.map((choice) => ({ value: choice, label: texts.value(choice) }))}
        />
      )}
      <RemoveButton name={label} onClick={remove} />
    </Group>
  )
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useT()
  return (
    <Button variant="subtle" miw={44} px="xs" aria-label={t('scenarios.remove', { name })} onClick={onClick}>
      <Icon name="close" />
    </Button>
  )
}

/** A scenario that is being put together; numbers as typed. */
export type Draft = Omit<NewScenario, 'settings'> & {
  id: number
  settings: Readonly<Record<string, number | boolean | string | null>>
}

/** Settings that a draft can change, and what it can do without, as far as the variant has them. */
export function choicesOf(variant: VariantDescription, state: EventState) {
  const hasSessions = !can(variant, 'pairs') && scheduleLayout(variant, state) === 'sessions'
  return {
    settings: variationKeysOf(variant, state.settings),
    people: activePeople(state).map(({ id }): Absence => ({ kind: 'person', personId: id })),
    rooms: groupRoomsOf(variant, state.event).map(({ name }): Absence => ({ kind: 'room', name })),
    sessions: hasSessions
      ? scheduledSessions(variant, state).map(({ id }): Absence => ({ kind: 'session', sessionId: id }))
      : [],
  }
}

export function absenceKey(absence: Absence): string {
  return JSON.stringify(absence)
}

/** The settings of a draft that the variant does not take. */
export function faultsOf(
  variant: VariantDescription,
  { settings }: Pick<Draft, 'settings'>,
): readonly VariationKey[] {
  return Object.keys(settings).filter((key): key is VariationKey => {
    if (!isVariationKey(key)) return false
    const value = settings[key]
    const definition = variationDefinition(variant, key)
    if (definition.type !== 'number') return false
    return !Number.isInteger(value) || Number(value) < definition.min || Number(value) > definition.max
  })
}

/** What the server is asked for; a nameless one is called by its number. */
export function orderOf(drafts: readonly Draft[], nameOf: (index: number) => string): NewScenario[] {
  return drafts.map(({ name, settings, absences }, index) => ({
    name: name.trim().slice(0, MAX_SCENARIO_NAME) || nameOf(index),
    settings: Object.fromEntries(
      Object.entries(settings).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
    ),
    absences: [...absences],
  }))
}

/** The same scenarios once more, without what is not there any more. */
export function sameOrder(
  variant: VariantDescription,
  state: EventState,
  { seconds, scenarios }: Pick<WireScenarioSet, 'seconds' | 'scenarios'>,
) {
  const { people, rooms, sessions } = choicesOf(variant, state)
  const there = new Set([...people, ...rooms, ...sessions].map(absenceKey))
  return {
    seconds,
    scenarios: scenarios.map(({ name, settings, absences }): NewScenario => {
      const valid = Object.entries(settings).filter(([key, value]) =>
        isValidVariation(variant, state.settings, key, value),
      )
      return {
        name,
        settings: Object.fromEntries(valid),
        absences: absences.filter((each) => there.has(absenceKey(each))),
      }
    }),
  }
}
