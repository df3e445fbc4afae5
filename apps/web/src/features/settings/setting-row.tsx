import { Badge, Button, Code, Text } from '@mantine/core'
import { fixedSetting, type SettingKey } from '@planner/domain'
import { type MouseEvent, useId } from 'react'
import { useLiveSnapshot, useVariant } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { SettingControl } from './setting-control.tsx'
import { definitionOf, settingValueText } from './setting-texts.ts'
import styles from './settings.module.css'
import { type SaveState, useSettingEditor } from './use-setting-editor.ts'

type SettingRowProps = {
  settingKey: SettingKey
  /** What programs and imports call it. */
  showsKey: boolean
  isChanged: boolean
}

/** One setting: description, control, its default when changed, and save state; no control where the variant decides (SCREEN-11). */
export function SettingRow({ settingKey, showsKey, isChanged }: SettingRowProps) {
  const t = useWords()
  const variant = useVariant()
  const helpId = useId()
  const name = t(`settings.name.${settingKey}`)
  const fixed = fixedSetting(variant, settingKey)
  return (
    <li
      className={styles.row}
      data-type={fixed === undefined ? definitionOf(variant, settingKey).type : undefined}
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
        definition={definitionOf(useVariant(), settingKey)}
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
        ? t('settings.saved')
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
