import { Menu, useMantineColorScheme } from '@mantine/core'
import type { LanguageCode, MessageKey } from '@planner/i18n'
import { type ReactElement, useState } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { storedLanguage, switchLanguage } from '../lib/i18n/languages.ts'

/** Each language by its own name, so that everybody finds theirs. */
const LANGUAGES = {
  'en-GB': 'English',
  et: 'Eesti',
  de: 'Deutsch',
} as const satisfies Record<LanguageCode, string>

const SCHEMES = {
  light: 'app.colourScheme.light',
  dark: 'app.colourScheme.dark',
  auto: 'app.colourScheme.auto',
} as const satisfies Record<string, MessageKey>

/** The menu itself, open from the start: it is loaded by the first press of its button. */
export function PreferencesChoices({ target }: { target: ReactElement }) {
  const t = useT()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [language, setLanguage] = useState(storedLanguage)
  const chooseLanguage = async (code: string) => {
    setLanguage(code)
    await switchLanguage(code)
  }
  return (
    <Menu defaultOpened position="bottom-end" closeOnItemClick={false} returnFocus>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown miw={200}>
        <Menu.Label>{t('app.language')}</Menu.Label>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <Choice key={code} isChosen={language === code} onChoose={() => void chooseLanguage(code)}>
            <span lang={code}>{name}</span>
          </Choice>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('app.colourScheme')}</Menu.Label>
        {(['light', 'dark', 'auto'] as const).map((scheme) => (
          <Choice key={scheme} isChosen={colorScheme === scheme} onChoose={() => setColorScheme(scheme)}>
            {t(SCHEMES[scheme])}
          </Choice>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: React.ReactNode }

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Menu.Item
      role="menuitemradio"
      aria-checked={isChosen}
      mih={44}
      onClick={onChoose}
      fw={isChosen ? 650 : undefined}
      leftSection={<Tick isShown={isChosen} />}
    >
      {children}
    </Menu.Item>
  )
}

function Tick({ isShown }: { isShown: boolean }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {isShown && <path d="M3 8.5l3.5 3.5L13 4.5" fill="none" stroke="currentColor" strokeWidth="2" />}
    </svg>
  )
}
