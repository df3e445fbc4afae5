import { Alert, Text } from '@mantine/core'
import type { MessageKey } from '@planner/i18n'
import type { SiteOperations } from '@planner/protocol'
import type { ReactNode } from 'react'
import { hasMessage, useLanguage, useT } from '../../lib/i18n/i18n.ts'
import { Ago } from './ago.tsx'
import styles from './operations.module.css'
import { Section } from './section.tsx'

/** How much there is of everything, and whether storage works. */
export function Figures({ data: { now, server, storage, variants } }: { data: SiteOperations }) {
  const t = useT()
  const language = useLanguage()
  const sum = (count: (each: SiteOperations['variants'][number]) => number) =>
    storage.isReadable
      ? variants.reduce((total, each) => total + count(each), 0).toLocaleString(language)
      : '–'
  const healthKey = `operations.health.${storage.health}`
  const health = hasMessage(healthKey) ? t(healthKey) : storage.health
  const figures: [MessageKey, ReactNode][] = [
    ['operations.health', health],
    ['operations.events', sum(({ numEvents }) => numEvents)],
    ['operations.people', sum(({ numPeople }) => numPeople)],
    ['operations.connections', server.numConnections.toLocaleString(language)],
    ['operations.database', sizeText(language, storage.databaseBytes)],
    ['operations.free', storage.freeBytes === null ? '–' : sizeText(language, storage.freeBytes)],
    ['operations.memory', sizeText(language, server.memoryBytes)],
    ['operations.started', <Ago key="started" at={server.startedAt} now={now} />],
    ['operations.version', server.version],
  ]
  return (
    <Section title={t('operations.now')}>
      <StorageAlert storage={storage} health={health} />
      <dl className={styles.figures}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What is wrong with storage, and what to do about it; OPS-18. */
function StorageAlert({ storage, health }: { storage: SiteOperations['storage']; health: string }) {
  const t = useT()
  const isFailing = storage.health !== 'ok'
  if (!isFailing && storage.isReadable) return null
  const remedy = REMEDIES.get(storage.health)
  return (
    <Alert color="red">
      {isFailing && <Text size="sm">{t('operations.health.alert', { health })}</Text>}
      {remedy && <Text size="sm">{t(remedy)}</Text>}
      {!storage.isReadable && <Text size="sm">{t('operations.unreadable')}</Text>}
    </Alert>
  )
}

const REMEDIES: ReadonlyMap<string, MessageKey> = new Map([
  ['full', 'operations.remedy.full'],
  ['notWritable', 'operations.remedy.notWritable'],
  ['damaged', 'operations.remedy.damaged'],
  ['slow', 'operations.remedy.slow'],
  ['stopped', 'operations.remedy.stopped'],
])

const MB = 1_000_000

/** In megabytes, from a thousand on in gigabytes. */
function sizeText(language: string, bytes: number): string {
  const isLarge = bytes >= 1000 * MB
  const format = { style: 'unit', unit: isLarge ? 'gigabyte' : 'megabyte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, format).format(bytes / (isLarge ? 1000 * MB : MB))
}
