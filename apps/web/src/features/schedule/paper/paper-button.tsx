import { Button } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'

const PaperPreview = lazyComponent(async () => (await import('./paper-preview.tsx')).PaperPreview)

/** For organisers: slips, signs, cards, lists and programmes on paper; PAPER-1. */
export function PaperButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button ref={button} variant="subtle" w="fit-content" px="sm" onClick={() => setOpen(true)}>
        {t('paper.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PaperPreview onClose={close} />
        </Suspense>
      )}
    </>
  )
}
