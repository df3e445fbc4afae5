import { useT } from '../../lib/i18n/i18n.ts'

/** A label that says in words that its field is required; to screen readers the field says it. */
export function RequiredLabel({ children }: { children: string }) {
  const t = useT()
  return (
    <>
      {children} <span aria-hidden>({t('app.required')})</span>
    </>
  )
}
