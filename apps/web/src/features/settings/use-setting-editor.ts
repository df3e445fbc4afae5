import { isValidSettingValue, type SettingKey, type SettingValue, settingDefault } from '@planner/domain'
import { useState } from 'react'
import { useHalfTyped } from '../../lib/half-typed.ts'
import { useLive, useSetting, useVariant } from '../../lib/live/live-context.tsx'

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'refused'

export type SettingEditor = {
  /** What stands in the control: the stored value, or what was typed and is not stored. */
  value: SettingValue | null
  stored: SettingValue
  standard: SettingValue
  saveState: SaveState
  /** Takes over what is typed, without saving it. */
  type: (value: SettingValue | null) => void
  /** Saves a value, or says why it cannot be: what was typed stays then. */
  save: (value: SettingValue | null) => Promise<void>
}

type Typed = { value: SettingValue | null }

/** One setting being edited: follows live changes unless somebody is typing here. */
export function useSettingEditor(key: SettingKey): SettingEditor {
  const live = useLive()
  const variant = useVariant()
  const stored = useSetting(key)
  const [typed, setTyped] = useState<Typed>()
  const [saveState, setSaveState] = useState<SaveState>('idle')
  useHalfTyped(typed !== undefined)

  const save = async (value: SettingValue | null) => {
    if (!isValidSettingValue(key, value)) {
      setTyped({ value })
      setSaveState('refused')
      return
    }
    if (value === stored) {
      setTyped(undefined)
      setSaveState((now) => (now === 'refused' ? 'idle' : now))
      return
    }
    const attempt = { value }
    setTyped(attempt)
    setSaveState('saving')
    const outcome = await live.setSetting(key, value)
    if (outcome === 'replaced') return
    setSaveState(outcome === 'saved' ? 'saved' : 'failed')
    // What was typed stays when it is refused; a switch shows what is in force.
    if (outcome === 'saved' || typeof value !== 'number')
      setTyped((now) => (now === attempt ? undefined : now))
  }

  return {
    value: typed ? typed.value : stored,
    stored,
    standard: settingDefault(variant, key),
    saveState,
    type: (value) => {
      setTyped({ value })
      setSaveState('idle')
    },
    save,
  }
}
