import { Stack, Text, Title } from '@mantine/core'
import { Children, type ReactNode, useId } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import styles from './operations.module.css'

/** A part of the page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  )
}

/** Rows below each other; without any it says so. */
export function Rows({ label, children }: { label: string; children: readonly ReactNode[] }) {
  const t = useT()
  if (children.length === 0) return <Text>{t('operations.none')}</Text>
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  )
}

/** Small print of a row, one beside the other as far as they fit. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Text component="div" size="sm" className={styles.facts ?? ''}>
      {children}
    </Text>
  )
}
