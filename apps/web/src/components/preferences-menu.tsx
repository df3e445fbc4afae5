import { Button } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { lazyComponent } from '../lib/lazy-component.ts'

const PreferencesChoices = lazyComponent(
  async () => (await import('./preferences-choices.tsx')).PreferencesChoices,
)

/** Language and colour scheme of this browser. */
export function PreferencesMenu() {
  const t = useT()
  const [isWanted, setWanted] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  const button = (
    <Button
      ref={target}
      variant="default"
      w={44}
      h={44}
      p={0}
      aria-label={t('preferences.title')}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <Sliders />
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
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
        <path d="M3 6h7m4 0h3M3 14h3m4 0h7" />
        <circle cx="12" cy="6" r="2" />
        <circle cx="8" cy="14" r="2" />
      </g>
    </svg>
  )
}
