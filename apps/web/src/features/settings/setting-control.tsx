import { SegmentedControl, Switch } from '@mantine/core'
import type { SettingChoice } from '@planner/domain'
import { useEffect, useEffectEvent } from 'react'
import { IntegerInput } from '../../components/form/integer-input.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { choiceText, type ShownDefinition } from './setting-texts.ts'
import styles from './settings.module.css'
import type { SettingEditor } from './use-setting-editor.ts'

const PAUSE_MS = 1200

type SettingControlProps = {
  definition: ShownDefinition
  editor: SettingEditor
  name: string
  descriptionId: string
}

/** The control for a setting, by its type. */
export function SettingControl({ definition, ...props }: SettingControlProps) {
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

/** Saved on blur, on Enter, or after a pause; a value out of range stays as typed, with the range as its error. */
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
      description={t('settings.range', { min, max })}
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
      data={choices.map((choice) => ({ value: choice, label: choiceText(t, choice) }))}
    />
  )
}
