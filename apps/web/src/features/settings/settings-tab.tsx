import { Alert, Switch, Text, TextInput, Title } from '@mantine/core'
import { type SettingKey, settingKeysOf, settingValue } from '@planner/domain'
import { useId, useState } from 'react'
import { useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { QuestionNav } from './question-nav.tsx'
import { type AnsweredQuestion, byQuestion, changedKeys, headingId } from './setting-questions.ts'
import { SettingRow } from './setting-row.tsx'
import { matchesSetting } from './setting-texts.ts'
import styles from './settings.module.css'

/** All settings of the variant by question, saved on change; SETTING-1, SETTING-15, SETTING-16. */
export function SettingsTab() {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const [query, setQuery] = useState('')
  const [hasKeys, setHasKeys] = useState(false)
  // As they were when it was asked for: what one resets stays where one is.
  const [only, setOnly] = useState<ReadonlySet<SettingKey>>()
  const all = settingKeysOf(variant)
  const changed = new Set(changedKeys(variant, (key) => settingValue(variant, state.settings, key)))
  const keys = all.filter(
    (key) => (!only || only.has(key) || changed.has(key)) && matchesSetting(t, key, query.trim()),
  )
  const questions = byQuestion(keys)
  const isFiltered = keys.length < all.length
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <TextInput
          type="search"
          label={t('settings.search')}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <QuestionNav
          questions={questions.map(({ question, keys: own }) => ({
            question,
            numChanged: own.filter((key) => changed.has(key)).length,
          }))}
        />
        <div className={styles.views}>
          <ViewSwitch
            label={t('settings.onlyChanged', { count: changed.size })}
            isOn={only !== undefined}
            onChange={(isOn) => setOnly(isOn ? changed : undefined)}
          />
          <ViewSwitch
            label={t('settings.showKeys')}
            help={t('settings.showKeys.help')}
            isOn={hasKeys}
            onChange={setHasKeys}
          />
        </div>
      </div>
      <div className={styles.settings}>
        <Text c="dimmed">{t('settings.intro')}</Text>
        <SizesWarning />
        <Text role="status" size="sm" className={isFiltered ? undefined : 'visually-hidden'}>
          {isFiltered && keys.length > 0
            ? t('settings.found', { count: keys.length, total: all.length })
            : ''}
          {keys.length === 0 ? t(query.trim() === '' ? 'settings.noneChanged' : 'settings.noneFound') : ''}
        </Text>
        {questions.map((each) => (
          <Question key={each.question} {...each} showsKeys={hasKeys} changed={changed} />
        ))}
      </div>
    </div>
  )
}

type QuestionProps = AnsweredQuestion & { showsKeys: boolean; changed: ReadonlySet<SettingKey> }

function Question({ question, keys, showsKeys, changed }: QuestionProps) {
  const t = useWords()
  const id = headingId(question)
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} tabIndex={-1} className={styles.heading ?? ''}>
        {t(`settings.question.${question}`)}
      </Title>
      <Text size="sm" c="dimmed">
        {t(`settings.question.${question}.help`)}
      </Text>
      <ul className={styles.rows}>
        {keys.map((key) => (
          <SettingRow key={key} settingKey={key} showsKey={showsKeys} isChanged={changed.has(key)} />
        ))}
      </ul>
    </section>
  )
}

function SizesWarning() {
  const t = useWords()
  const min = useSetting('parameters|groups|minGroupSize')
  const max = useSetting('parameters|groups|maxGroupSize')
  if (min <= max) return null
  return (
    <Alert color="orange" role="alert">
      {t('settings.sizesCross')}
    </Alert>
  )
}

type ViewSwitchProps = { label: string; help?: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** What is shown of the settings. The library's description prop would become part of the switch's accessible name. */
function ViewSwitch({ label, help, isOn, onChange }: ViewSwitchProps) {
  const helpId = useId()
  return (
    <div>
      <Switch
        label={label}
        size="sm"
        aria-describedby={help && helpId}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {help && (
        <Text id={helpId} size="xs" c="dimmed" pl={50}>
          {help}
        </Text>
      )}
    </div>
  )
}
