import { Text } from '@mantine/core'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { FindingLine, RepairButton, RepairEffect } from './finding-line.tsx'
import type { FindingRow, Repair } from './finding-rows.ts'
import classes from './plan-check.module.css'

/** All that was found, with all that helps; what is found of many is one line that opens. CHECK-5 */
export function Findings({ rows }: { rows: readonly FindingRow[] }) {
  const t = useT()
  return (
    <ul className={classes.findings} aria-label={t('planCheck.title')}>
      {rows.map((row) => (
        <li key={row.key} data-serious={row.isSerious || undefined}>
          {row.each.length > 0 ? <Many row={row} /> : <Entry row={row} />}
        </li>
      ))}
    </ul>
  )
}

function Entry({ row }: { row: FindingRow }) {
  return (
    <>
      <FindingLine row={row} />
      <Repairs repairs={row.repairs.slice(1)} />
      <More row={row} />
    </>
  )
}

/** Not all of a kind are listed. */
function More({ row: { more } }: { row: FindingRow }) {
  const t = useT()
  return more > 0 && <Text c="dimmed">{t('planCheck.more', { number: more })}</Text>
}

function Many({ row }: { row: FindingRow }) {
  return (
    <>
      <Disclosure isLine label={row.sentence}>
        <ul className={classes.own}>
          {row.each.map((each) => (
            <li key={each.key} data-serious={each.isSerious || undefined}>
              <Entry row={each} />
            </li>
          ))}
        </ul>
        <More row={row} />
      </Disclosure>
      <Repairs repairs={row.repairs} />
    </>
  )
}

function Repairs({ repairs }: { repairs: readonly Repair[] }) {
  if (repairs.length === 0) return null
  return (
    <ul className={classes.changes}>
      {repairs.map((repair) => (
        <li key={repair.label}>
          <RepairButton repair={repair} />
          <RepairEffect repair={repair} />
        </li>
      ))}
    </ul>
  )
}
