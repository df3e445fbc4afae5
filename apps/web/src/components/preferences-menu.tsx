import { Button } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { wantedLanguage } from '../lib/i18n/languages.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { Icon } from './icon.tsx'
import { LANGUAGES } from './language-names.ts'

const PreferencesChoices = lazyComponent(
  async () => (await import('./preferences-choices.tsx')).PreferencesChoices,
)

const isKnown = (code: string): code is keyof typeof LANGUAGES => Object.hasOwn(LANGUAGES, code)

/** Language and colour scheme of this browser. */
export function PreferencesMenu() {
  const t = useT()
  const [isWanted, setWanted] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  const language = wantedLanguage()
  const button = (
    <Button
      ref={target}
      variant="subtle"
      color="gray"
      h={44}
      px="xs"
      aria-haspopup="menu"
      leftSection={<Icon name="sliders" />}
      onClick={() => setWanted(true)}
    >
      {isKnown(language) && LANGUAGES[language]}
      <span className="visually-hidden"> {t('preferences.title')}</span>
    </Button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <PreferencesChoices target={button} onClose={() => target.current?.focus()} />
    </Suspense>
  )
}
