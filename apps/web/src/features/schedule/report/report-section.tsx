import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useShortList } from '../../../components/use-short-list.tsx'
import classes from './report.module.css'

/** A card of the report under its heading. */
export function ReportSection({
  title,
  isWide = false,
  children,
}: {
  title: string
  isWide?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={classes.card} data-wide={isWide || undefined} aria-labelledby={id}>
      <Title order={3} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}

export type ReportLine = { key: string; text: string; more?: readonly string[] }

/** Sentences, the first of them until all are asked for. */
export function ReportLines({ lines, none }: { lines: readonly ReportLine[]; none: string }) {
  const { shown, button } = useShortList(lines, 10)
  if (lines.length === 0) return <p className={classes.text}>{none}</p>
  return (
    <>
      <ul className={classes.lines}>
        {shown.map(({ key, text, more = [] }) => (
          <li key={key}>
            {text}
            {more.length > 0 && (
              <ul>
                {more.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {button}
    </>
  )
}

/** Numbers as bars and as a table. */
export function ReportBars({
  caption,
  columns: [first, second],
  rows,
}: {
  caption: string
  columns: readonly [string, string]
  rows: readonly { key: string; label: string; value: number; text?: string }[]
}) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <table className={classes.bars}>
      <caption className="visually-hidden">{caption}</caption>
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
  )
}
