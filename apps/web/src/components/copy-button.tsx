import { Button, type ButtonProps } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'
import { useCopy } from './use-copy.ts'

type CopyButtonProps = ButtonProps & {
  text: string
  /** What the button says; "Copy" when left out. */
  children?: string
  /** What is copied, for screen readers, where the button's own text does not say it. */
  label?: string
}

/** Copies a text and says so, in the button and to screen readers. */
export function CopyButton({ text, children, label, ...rest }: CopyButtonProps) {
  const t = useT()
  const [state, copy] = useCopy()
  const idle = children ?? t('app.copy')
  const said = state === 'copied' ? t('app.copied') : state === 'failed' ? t('copy.failed') : ''
  return (
    <>
      <Button
        variant="light"
        {...rest}
        {...(label === undefined || state !== 'idle' ? {} : { 'aria-label': `${idle}: ${label}` })}
        onClick={() => void copy(text)}
      >
        {said === '' ? idle : said}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}
