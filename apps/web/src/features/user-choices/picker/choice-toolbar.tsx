import { Group, SegmentedControl, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { SearchField } from '../../../components/form/search-field.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import type { TopicFilter } from '../rateable-topics.ts'

type ChoiceToolbarProps = {
  search: string
  onSearch: (search: string) => void
  filter: TopicFilter
  onFilter: (filter: TopicFilter) => void
  /** It was asked for, to type into at once. */
  isWanted?: boolean
  children?: ReactNode
}

/** Search and filter above a list of choices. */
export function ChoiceToolbar(props: ChoiceToolbarProps) {
  const { search, onSearch, filter, onFilter, isWanted = false, children } = props
  const t = useWords()
  return (
    <Group gap="sm" align="flex-end">
      <SearchField
        label={t('userChoices.search.topics')}
        value={search}
        ref={isWanted ? focusOnce : null}
        onChange={onSearch}
        style={{ flex: '1 1 200px' }}
      />
      <SegmentedControl
        aria-label={t('userChoices.filter')}
        value={filter}
        onChange={(value) => onFilter(value as TopicFilter)}
        data={[
          { value: 'all', label: t('userChoices.filter.all') },
          { value: 'unrated', label: t('userChoices.filter.unrated') },
          { value: 'chosen', label: t('userChoices.filter.chosen') },
        ]}
        size="md"
      />
      {children}
    </Group>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}

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
