import { Badge, Button, Code, SegmentedControl, Switch, Text } from '@mantine/core'
import {
  fixedSetting,
  isValidSettingValueOf,
  type SETTINGS,
  type SettingChoice,
  type SettingKey,
  type SettingValue,
  settingDefault,
  settingDefinition,
} from '@planner/domain'
import { type MouseEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { IntegerInput } from '../../components/form/integer-input.tsx'
import { startOf, useDraft } from '../../components/form/use-draft.ts'
import { settingValueText } from '../../components/setting-value-text.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot, useSetting, useVariant } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { useUnsavedInput } from '../../lib/unsaved-input.ts'
import styles from './settings.module.css'

type SettingRowProps = {
  settingKey: SettingKey
  /** What programs and imports call it. */
  showsKey: boolean
  isChanged: boolean
}

/** One setting: description, control, default when changed, save state; read-only if fixed (SCREEN-11). */
export function SettingRow({ settingKey, showsKey, isChanged }: SettingRowProps) {
  const t = useWords()
  const variant = useVariant()
  const helpId = useId()
  const name = t(`settings.name.${settingKey}`)
  const fixed = fixedSetting(variant, settingKey)
  return (
    <li
      className={styles.row}
      data-type={fixed === undefined ? settingDefinition(variant, settingKey).type : undefined}
    >
      <div>
        <div className={styles.name}>
          <Text fw={600}>{name}</Text>
          {isChanged && (
            <Badge variant="light" size="sm">
              {t('settings.changed')}
            </Badge>
          )}
        </div>
        <Text size="sm" c="dimmed" id={helpId}>
          {t(`settings.help.${settingKey}`)}
        </Text>
        {showsKey && <Code className={styles.key}>{settingKey}</Code>}
      </div>
      {fixed !== undefined ? (
        <div className={styles.control}>
          <Text fw={600}>{settingValueText(t, fixed)}</Text>
          <Text size="sm" c="dimmed">
            {t('settings.fixed')}
          </Text>
        </div>
      ) : (
        <SettingEdit settingKey={settingKey} name={name} descriptionId={helpId} />
      )}
    </li>
  )
}

type SettingEditProps = { settingKey: SettingKey; name: string; descriptionId: string }

function SettingEdit({ settingKey, name, descriptionId }: SettingEditProps) {
  const t = useWords()
  const editor = useSettingEditor(settingKey)
  const standard = settingValueText(t, editor.standard)
  const isChanged = editor.stored !== editor.standard
  const reset = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes away with what it does.
    const row = currentTarget.closest('li')
    row?.querySelector<HTMLElement>('input:checked, input:not([type=radio])')?.focus()
    void editor.save(editor.standard)
  }
  return (
    <div className={styles.control}>
      <SettingControl
        definition={settingDefinition(useVariant(), settingKey)}
        editor={editor}
        name={name}
        descriptionId={descriptionId}
      />
      {isChanged && (
        <div className={styles.standard}>
          <Text size="sm" c="dimmed">
            {t('settings.default', { value: standard })}
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('settings.resetOne', { name, value: standard })}
            onClick={reset}
          >
            {t('settings.reset')}
          </Button>
        </div>
      )}
      <SaveNote state={editor.saveState} />
    </div>
  )
}

function SaveNote({ state }: { state: SaveState }) {
  const t = useWords()
  const { connection } = useLiveSnapshot()
  const text =
    state === 'saving'
      ? t(connection === 'connected' ? 'settings.saving' : 'settings.waiting')
      : state === 'saved'
        ? t('app.saved')
        : state === 'failed'
          ? t('settings.notSaved')
          : ''
  return (
    <Text
      size="sm"
      role="status"
      className={styles.note ?? ''}
      c={state === 'failed' ? 'red' : 'dimmed'}
      fw={state === 'failed' ? 600 : undefined}
    >
      {text}
    </Text>
  )
}

const PAUSE_MS = 1200

type SettingControlProps = {
  /** Typed so that every choice has a message. */
  definition: (typeof SETTINGS)[SettingKey]
  editor: SettingEditor
  name: string
  descriptionId: string
}

/** The control for a setting, by its type. */
function SettingControl({ definition, ...props }: SettingControlProps) {
  switch (definition.type) {
    case 'number':
      return <NumberControl {...props} min={definition.min} max={definition.max} />
    case 'bool':
      return <BoolControl {...props} />
    case 'option':
      return <OptionControl {...props} choices={definition.choices} />
  }
}

type ControlProps = Omit<SettingControlProps, 'definition'>

/** Saved on blur, on Enter, or after a pause; a value out of range stays, with the range as its error. */
function NumberControl({
  editor,
  name,
  descriptionId,
  min,
  max,
}: ControlProps & { min: number; max: number }) {
  const t = useT()
  const { value, stored, saveState, save } = editor
  const number = typeof value === 'number' ? value : null
  const isTyped = number !== stored && saveState === 'idle'
  const saveTyped = useEffectEvent((typed: number | null) => void save(typed))
  // Every change of the number restarts the timer.
  useEffect(() => {
    if (!isTyped) return
    const timer = setTimeout(() => saveTyped(number), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [number, isTyped])
  return (
    <IntegerInput
      classNames={{ root: styles.number ?? '' }}
      w="100%"
      aria-label={name}
      aria-describedby={descriptionId}
      description={t('app.range', { first: min, last: max })}
      inputWrapperOrder={['input', 'description', 'error']}
      error={saveState === 'refused' ? t('error.range', { label: name, min, max }) : undefined}
      value={number}
      onChange={editor.type}
      onBlur={() => isTyped && void save(number)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save(number)
      }}
      min={min}
      max={max}
    />
  )
}

function BoolControl({ editor, name, descriptionId }: ControlProps) {
  const t = useT()
  const isOn = editor.value === true
  return (
    <Switch
      aria-label={name}
      aria-describedby={descriptionId}
      label={<span aria-hidden="true">{t(isOn ? 'app.yes' : 'app.no')}</span>}
      size="md"
      checked={isOn}
      onChange={(event) => void editor.save(event.currentTarget.checked)}
    />
  )
}

function OptionControl({ editor, name, choices }: ControlProps & { choices: readonly SettingChoice[] }) {
  const t = useT()
  return (
    <SegmentedControl
      aria-label={name}
      orientation="vertical"
      fullWidth
      value={String(editor.value)}
      onChange={(choice) => void editor.save(choice)}
      data={choices.map((choice) => ({ value: choice, label: t(`settings.choice.${choice}`) }))}
    />
  )
}

type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'refused'

type SettingEditor = ReturnType<typeof useSettingEditor>

/** Editor state of one setting: follows live changes until the value is edited here. */
function useSettingEditor(key: SettingKey) {
  const live = useLive()
  const variant = useVariant()
  const stored = useSetting(key) as SettingValue
  const [saveState, setSaveState] = useState<SaveState>('idle')
  const field = useMemo((): { value: SettingValue | null } => ({ value: stored }), [stored])
  const { draft, isChanged, change, sending, answered } = useDraft({ stored: field, start: startOf(field) })
  useUnsavedInput(isChanged)

  const type = (value: SettingValue | null) => change(() => ({ value }))
  /** An invalid value is `refused` and not sent; it stays in the control. */
  const save = async (value: SettingValue | null) => {
    if (!isValidSettingValueOf(variant, key, value)) {
      type(value)
      setSaveState('refused')
      return
    }
    if (value === stored) {
      type(value)
      setSaveState((now) => (now === 'refused' ? 'idle' : now))
      return
    }
    sending({ value })
    setSaveState('saving')
    const outcome = await live.setSetting(key, value)
    if (outcome === 'replaced') return
    setSaveState(outcome === 'saved' ? 'saved' : 'failed')
    // A refused number is kept in its field; a switch or a choice reverts to the stored value.
    answered(outcome === 'saved', typeof value === 'number')
  }

  return {
    /** The value of the control: the stored value, or unsaved input. */
    value: draft.typed.value,
    stored,
    standard: settingDefault(variant, key),
    saveState,
    /** Updates the input without saving it. */
    type: (value: SettingValue | null) => {
      type(value)
      setSaveState('idle')
    },
    save,
  }
}
