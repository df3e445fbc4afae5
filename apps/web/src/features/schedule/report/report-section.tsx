import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useShortList } from '../../../components/use-short-list.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import classes from './report.module.css'

type SectionProps = { title: string; children?: ReactNode }

/** A card of the report under its heading. */
export function ReportSection({ title, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={3} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}

export type ReportLine = { key: string; text: string }

type LinesProps = {
  of: 'lacking' | 'resting'
  lines: readonly ReportLine[]
  children?: ReactNode
}

/** A card of sentences, the first of them until all are asked for; `children` stand below them. */
export function ReportLines({ of, lines, children }: LinesProps) {
  const t = useT()
  const { shown, button } = useShortList(lines, 10)
  return (
    <ReportSection title={t(`report.${of}.title`)}>
      {lines.length === 0 ? (
        <p className={classes.text}>{t(`report.${of}.none`)}</p>
      ) : (
        <ul className={classes.lines}>
          {shown.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      {button}
      {children}
    </ReportSection>
  )
}

type BarsProps = SectionProps & {
  columns: readonly [string, string]
  rows: readonly { key: string; label: string; value: number; text?: string }[]
}

/** A card with numbers as bars and as a table, and what is said below them. */
export function ReportBars({ columns: [first, second], rows, children, ...section }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ReportSection {...section}>
      <table className={classes.bars}>
        <caption className="visually-hidden">{section.title}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, value, text }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>
                <span className={classes.bar} style={{ inlineSize: `${(70 * value) / most}%` }} aria-hidden />
                <span>{text ?? value}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </ReportSection>
  )
}
