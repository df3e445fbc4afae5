import { SegmentedControl } from '@mantine/core'
import { useT } from '../../lib/i18n/i18n.ts'

export type TopicsView = 'own' | 'everyone'

type TopicsViewsProps = {
  view: TopicsView
  /** The choices are the user's own. */
  isOwn: boolean
  onPick: (view: TopicsView) => void
}

/** Switches between one person's choices and everybody's. */
export function TopicsViews({ view, isOwn, onPick }: TopicsViewsProps) {
  const t = useT()
  return (
    <SegmentedControl
      aria-label={t('userChoices.view')}
      value={view}
      onChange={(value) => onPick(value as TopicsView)}
      data={[
        { value: 'own', label: isOwn ? t('userChoices.view.own') : t('userChoices.view.one') },
        { value: 'everyone', label: t('userChoices.view.everyone') },
      ]}
      size="md"
      style={{ alignSelf: 'flex-start' }}
    />
  )
}
