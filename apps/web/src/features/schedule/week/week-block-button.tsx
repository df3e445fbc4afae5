import { Badge, UnstyledButton } from '@mantine/core'
import { membersIn, type WeekBlock } from '@planner/domain'
import type { CSSProperties } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames } from '../use-names.ts'
import { WarningIcon } from '../warning-mark.tsx'
import type { OpenGroup } from './group-dialog.tsx'
import classes from './week.module.css'

type Props = {
  block: WeekBlock
  index: number
  /** Where it begins, from the top. */
  row: number
  /** How many its name may take. */
  lines: number
  isActive: boolean
  isOwn: boolean
  isWarned: boolean
  onFocus: (index: number) => void
  onOpen: (group: OpenGroup) => void
}

/** A group in the week: topic, time and number of people. It opens the group. */
export function WeekBlockButton(props: Props) {
  const { block, index, row, lines, isActive, isOwn, isWarned, onFocus, onOpen } = props
  const t = useT()
  const names = useNames()
  const { group, sessionId, from, to, lane, lanes, isContinued } = block
  const style = {
    '--from': row,
    '--hours': to - from,
    '--lane': lane,
    '--lanes': lanes,
    '--lines': lines,
  } as CSSProperties
  return (
    <li className={classes.block} style={style}>
      <UnstyledButton
        className={classes.button}
        data-own={isOwn || undefined}
        data-block={index}
        title={names.group(group)}
        tabIndex={isActive ? 0 : -1}
        onFocus={() => onFocus(index)}
        onClick={() => onOpen({ key: group.key, sessionId })}
      >
        <span className={classes.name}>
          {isWarned && (
            <span className={classes.warning}>
              <WarningIcon />
              <span className="visually-hidden">{t('schedule.plan.warned')}: </span>
            </span>
          )}
          {names.group(group)}
        </span>
        <span className={classes.when}>
          <span className={classes.facts}>
            {names.hours(from, to)}
            {isContinued && ` (${t('schedule.plan.continued')})`}
          </span>{' '}
          <span className={classes.facts}>
            {t('schedule.plan.people', { number: membersIn(group, sessionId).length })}
          </span>
        </span>
        {isOwn && (
          <Badge size="sm" tt="none" className={classes.own}>
            {t('schedule.list.yours')}
          </Badge>
        )}
      </UnstyledButton>
    </li>
  )
}
