import { isValidSettingValueOf, type SettingKey, type SettingValue, settingDefault } from '@planner/domain'
import { useMemo, useState } from 'react'
import { startOf, useDraft } from '../../components/form/use-draft.ts'
import { useLive, useSetting, useVariant } from '../../lib/live/live-context.tsx'
import { useUnsavedInput } from '../../lib/unsaved-input.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'refused'

export type SettingEditor = {
  /** The value of the control: the stored value, or unsaved input. */
  value: SettingValue | null
  stored: SettingValue
  standard: SettingValue
  saveState: SaveState
  /** Updates the input without saving it. */
  type: (value: SettingValue | null) => void
  /** Saves a value. An invalid one is `refused` and not sent; it stays in the control. */
  save: (value: SettingValue | null) => Promise<void>
}

/** Editor state of one setting: follows live changes until the value is edited here. */
export function useSettingEditor(key: SettingKey): SettingEditor {
  const live = useLive()
  const variant = useVariant()
  const stored = useSetting(key)
  const [saveState, setSaveState] = useState<SaveState>('idle')
  const field = useMemo(() => ({ value: stored as SettingValue | null }), [stored])
  const { draft, isChanged, change, sending, answered } = useDraft({ stored: field, start: startOf(field) })
  useUnsavedInput(isChanged)

  const type = (value: SettingValue | null) => change(() => ({ value }))
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
    value: draft.typed.value,
    stored,
    standard: settingDefault(variant, key),
    saveState,
    type: (value) => {
      type(value)
      setSaveState('idle')
    },
    save,
  }
}
