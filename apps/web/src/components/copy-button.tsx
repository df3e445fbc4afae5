import { Button, type ButtonProps } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'
import { useCopy } from './use-copy.ts'

type CopyButtonProps = ButtonProps & {
  text: string
  /** The button's label; "Copy" when left out. */
  children?: string
  /** Accessible description of what is copied, where the label does not include it. */
  label?: string
}

/** Copies a text and confirms it visually and to screen readers. */
export function CopyButton({ text, children, label, ...rest }: CopyButtonProps) {
  const t = useT()
  const [state, copy] = useCopy()
  const idle = children ?? t('app.copy')
  const notice = state === 'copied' ? t('app.copied') : state === 'failed' ? t('copy.failed') : ''
  return (
    <>
      <Button
        variant="default"
        {...rest}
        {...(label === undefined || state !== 'idle' ? {} : { 'aria-label': `${idle}: ${label}` })}
        onClick={() => void copy(text)}
      >
        {notice === '' ? idle : notice}
      </Button>
      <span className="visually-hidden" role="status">
        {notice}
      </span>
    </>
  )
}
