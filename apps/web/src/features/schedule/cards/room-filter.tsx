import { Switch } from '@mantine/core'
import { useT } from '../../../lib/i18n/i18n.ts'

type Props = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Leaves only groups that have room; SCHED-38. */
export function RoomFilter({ isOn, onChange }: Props) {
  const t = useT()
  return (
    <Switch
      label={t('schedule.cards.onlyWithRoom')}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
      py={10}
    />
  )
}
