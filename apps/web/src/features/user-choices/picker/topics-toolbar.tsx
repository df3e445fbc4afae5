import { Switch } from '@mantine/core'
import { useWords } from '../../../lib/live/use-words.ts'
import { ChoiceToolbar, type ChoiceToolbarProps } from './choice-toolbar.tsx'

type TopicsToolbarProps = Omit<ChoiceToolbarProps, 'children'> & {
  unratedFirst: boolean
  onUnratedFirst: (isOn: boolean) => void
  /** Undefined where no topic is marked for beginners. */
  beginners: { isOn: boolean; onSwitch: (isOn: boolean) => void } | undefined
}

/** Search, filter and order of topics. */
export function TopicsToolbar({ unratedFirst, onUnratedFirst, beginners, ...toolbar }: TopicsToolbarProps) {
  const t = useWords()
  return (
    <ChoiceToolbar {...toolbar}>
      <ToolbarSwitch label={t('userChoices.unratedFirst')} isOn={unratedFirst} onSwitch={onUnratedFirst} />
      {beginners && <ToolbarSwitch label={t('userChoices.beginnersOnly')} {...beginners} />}
    </ChoiceToolbar>
  )
}

type ToolbarSwitchProps = { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void }

function ToolbarSwitch({ label, isOn, onSwitch }: ToolbarSwitchProps) {
  return (
    <Switch
      label={label}
      checked={isOn}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
      mih={44}
      styles={{ body: { alignItems: 'center', minHeight: 44 } }}
    />
  )
}
