import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { switchLanguage, wantedLanguage } from '../lib/i18n/languages.ts'
import { showToast } from '../lib/toast.ts'
import { LANGUAGES } from './language-names.ts'

/** The menu content, initially open: it is loaded by the first press of its button. */
export function PreferencesChoices({ target, onClose }: { target: ReactElement; onClose: () => void }) {
  const t = useT()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [language, setLanguage] = useState(wantedLanguage)
  const chooseLanguage = async (code: string) => {
    setLanguage(code)
    if (!(await switchLanguage(code))) {
      setLanguage(wantedLanguage())
      showToast({ message: t('http.updating') })
    }
  }
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      onClose={onClose}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown miw={200}>
        <Menu.RadioGroup value={language} onChange={(code) => void chooseLanguage(code)}>
          <Menu.Label>{t('app.language')}</Menu.Label>
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <Menu.RadioItem key={code} value={code} mih={44} lang={code}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
        >
          <Menu.Label>{t('app.colourScheme')}</Menu.Label>
          {(['light', 'dark', 'auto'] as const).map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme} mih={44}>
              {t(`app.colourScheme.${scheme}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
