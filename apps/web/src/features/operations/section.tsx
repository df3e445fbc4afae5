import { Stack, Text, Title } from '@mantine/core'
import { Children, type ReactNode, useId } from 'react'
import { useShortList } from '../../components/use-short-list.tsx'
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

type RowsProps = {
  label: string
  children: readonly ReactNode[]
  /** What is said where there are none. */
  none?: string
}

/** So many rows are shown until all are asked for. */
const SHORT = 10

/** Rows below each other. */
export function Rows({ label, children, none }: RowsProps) {
  const { shown, button } = useShortList(children, SHORT)
  if (children.length === 0) return <Text>{none}</Text>
  return (
    <div>
      <ul className={styles.list} aria-label={label}>
        {Children.map(shown, (row) => (
          <li>{row}</li>
        ))}
      </ul>
      {button}
    </div>
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
