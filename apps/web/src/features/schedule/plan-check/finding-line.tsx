import { Anchor, Button, Text } from '@mantine/core'
import { useT } from '../../../lib/i18n/i18n.ts'
import type { FindingRow, Repair } from './finding-rows.ts'
import classes from './plan-check.module.css'

type LineProps = {
  row: FindingRow
  /** Already the one loud button of the page, which need not stand twice. */
  elsewhere?: Repair | undefined
}

/** A finding as one row of a list: what is wrong, and the best that helps with it beside. CHECK-10 */
export function FindingLine({ row: { sentence, isNew, isSerious, repairs }, elsewhere }: LineProps) {
  const t = useT()
  const best = repairs.find((repair) => repair.label !== elsewhere?.label)
  return (
    <div className={classes.line} data-serious={isSerious || undefined}>
      <div>
        <Text>
          {sentence}
          {isNew && <span className={classes.new}>{t('planCheck.new')}</span>}
        </Text>
        {best && <RepairEffect repair={best} />}
      </div>
      {best && <RepairButton repair={best} />}
    </div>
  )
}

export function RepairEffect({ repair: { effect } }: { repair: Repair }) {
  return (
    effect !== '' && (
      <Text size="sm" c="dimmed">
        {effect}
      </Text>
    )
  )
}

/** What makes a repair, or leads to where it is made. `isMain`: the one loud button of its page. */
export function RepairButton({ repair, isMain = false }: { repair: Repair; isMain?: boolean }) {
  switch (repair.kind) {
    case 'link':
      return (
        <Anchor href={repair.href} target="_blank" py={10}>
          {repair.label}
        </Anchor>
      )
    case 'open':
      return (
        <Anchor component="button" type="button" py={10} onClick={repair.act}>
          {repair.label}
        </Anchor>
      )
    case 'make':
      return (
        <Button
          h="auto"
          py={6}
          {...(isMain && { variant: 'filled' })}
          // Not `disabled`, which would take the focus from the one that was pressed.
          aria-disabled={repair.isOff}
          data-disabled={repair.isOff}
          styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
          onClick={repair.act}
        >
          {repair.label}
        </Button>
      )
  }
}
