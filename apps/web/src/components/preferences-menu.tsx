import { Button } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { wantedLanguage } from '../lib/i18n/languages.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
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
      leftSection={<Sliders />}
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

function Sliders() {
  return (
    <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
        <path d="M3 6h7m4 0h3M3 14h3m4 0h7" />
        <circle cx="12" cy="6" r="2" />
        <circle cx="8" cy="14" r="2" />
      </g>
    </svg>
  )
}
