import { Alert, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './import.module.css'

/** The actions of a step, always in sight, and below them why the last one failed. */
export function ImportBar({ error, children }: { error?: string | undefined; children: ReactNode }) {
  return (
    <div className={classes.bar}>
      {error !== undefined && (
        <Alert color="red" mb="xs">
          {error}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        {children}
      </Group>
    </div>
  )
}
