import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { switchLanguage, wantedLanguage } from '../lib/i18n/languages.ts'
import { showToast } from '../lib/toast.ts'
import { LANGUAGES } from './language-names.ts'
import { OpenedMenu } from './opened-menu.tsx'

/** Language and colour scheme to choose. */
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
    <OpenedMenu target={target} onClose={onClose}>
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
    </OpenedMenu>
  )
}
