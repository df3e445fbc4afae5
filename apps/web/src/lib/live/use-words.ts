import { useMemo } from 'react'
import { hasMessage, type Translate, useT } from '../i18n/i18n.ts'
import { useVariant } from './live-context.tsx'

/** Like `useT`, in the words of the kind of planning: `<key>.<words>` where there is one; SCREEN-3. */
export function useWords(): Translate {
  const t = useT()
  const { words } = useVariant()
  return useMemo(() => {
    if (words === undefined) return t
    return (key, ...values) => {
      const own = `${key}.${words}`
      // A message in words of its own takes the values of the one it stands for.
      return t(hasMessage(own) ? (own as typeof key) : key, ...values)
    }
  }, [t, words])
}
