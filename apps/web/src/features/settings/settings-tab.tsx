import { Alert, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { SETTING_SECTIONS, type SettingSection, sectionOf, settingKeysOf } from '@planner/domain'
import { useState } from 'react'
import { useSetting, useVariant } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { SettingRow } from './setting-row.tsx'
import { matchesSetting } from './setting-texts.ts'
import styles from './settings.module.css'

/** All settings of the variant by section, saved on change; SETTING-1, SETTING-2. */
export function SettingsTab() {
  const t = useWords()
  const variant = useVariant()
  const [query, setQuery] = useState('')
  const [hasKeys, setHasKeys] = useState(false)
  const keys = settingKeysOf(variant).filter((key) => matchesSetting(t, key, query.trim()))
  const sections = (Object.keys(SETTING_SECTIONS) as SettingSection[])
    .map((section) => ({
      section,
      keys: keys.filter((key) => sectionOf(key) === section),
    }))
    .filter((each) => each.keys.length > 0)
  return (
    <Stack gap="xl">
      <Text>{t('settings.intro')}</Text>
      <TextInput
        type="search"
        label={t('settings.search')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div>
        <Switch
          label={t('settings.showKeys')}
          aria-describedby="settings-show-keys"
          checked={hasKeys}
          onChange={(event) => setHasKeys(event.currentTarget.checked)}
        />
        <Text id="settings-show-keys" size="sm" c="dimmed">
          {t('settings.showKeys.help')}
        </Text>
      </div>
      <SizesWarning />
      <Text role="status" className={keys.length > 0 ? 'visually-hidden' : undefined}>
        {keys.length > 0 ? '' : t('settings.noneFound')}
      </Text>
      {sections.map(({ section, keys: own }) => (
        <section key={section} aria-labelledby={`settings-${section}`}>
          <Title order={2} size="h4" id={`settings-${section}`}>
            {t(`settings.section.${section}`)}
          </Title>
          <Text size="sm">{t(`settings.section.${section}.help`)}</Text>
          <ul className={styles.rows}>
            {own.map((key) => (
              <SettingRow key={key} settingKey={key} showsKey={hasKeys} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
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
