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
    variants.reduce((total, each) => total + count(each), 0).toLocaleString(language)
  const health = `operations.health.${storage.health}`
  const figures: [MessageKey, ReactNode][] = [
    ['operations.health', hasMessage(health) ? t(health) : storage.health],
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

const MB = 1_000_000

/** In megabytes, from a thousand on in gigabytes. */
function sizeText(language: string, bytes: number): string {
  const isLarge = bytes >= 1000 * MB
  const format = { style: 'unit', unit: isLarge ? 'gigabyte' : 'megabyte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, format).format(bytes / (isLarge ? 1000 * MB : MB))
}
