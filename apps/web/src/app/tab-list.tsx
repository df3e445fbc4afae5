import { Tabs, Text } from '@mantine/core'
import { isAdmin, isHidden, type TabId, type TabRefusal, tabRefusal } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '../components/icon.tsx'
import { MenuButton } from '../components/menu-button.tsx'
import { useT } from '../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'
import type { UnopenedTab } from '../lib/tab.ts'
import { useIsNarrow } from '../lib/use-is-narrow.ts'
import styles from './tab-list.module.css'

const REFUSALS: Record<TabRefusal, MessageKey> = {
  eventNotRegistered: 'tab.disabled.event',
  userNotRegistered: 'tab.disabled.user',
  notApproved: 'tab.disabled.notApproved',
  topicOnly: 'tab.disabled.topicOnly',
}

/** Why a tab is not among those shown; the others are shown to everybody. */
const NOT_SHOWN: Partial<Record<UnopenedTab, MessageKey>> = {
  unknown: 'tab.notShown.unknown',
  schedule: 'tab.notShown.schedule',
  settings: 'tab.notShown.organisers',
  eventData: 'tab.notShown.organisers',
}

/** Text saying why a tab cannot be opened yet; undefined when it can. */
export function useTabRefusal(): (tab: TabId) => string | undefined {
  const t = useT()
  const { state, viewer } = useLiveSnapshot()
  return (tab) => {
    const refusal = tabRefusal(state, viewer, tab)
    return refusal && t(REFUSALS[refusal])
  }
}

/** Label of a tab: without a calendar the schedule is a plan of groups (TAB-3). */
function useTabLabel(): (tab: TabId) => string {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const isCalendarHidden = isHidden(variant, state, 'parameters|ui|hideCalendar')
  return (tab) => t(tab === 'schedule' && isCalendarHidden ? 'tab.schedule.hiddenCalendar' : `tab.${tab}`)
}

/** What a guest does, and when; all other tabs have room behind a button on a phone. */
const GUESTS_OWN: readonly TabId[] = ['userData', 'userChoices', 'schedule']

/** The tabs that stand in the row, the open one always, and those behind "More"; TAB-46. */
function useRow(tabs: readonly TabId[], open: TabId): { row: readonly TabId[]; more: readonly TabId[] } {
  const { state, viewer } = useLiveSnapshot()
  const isNarrow = useIsNarrow()
  if (!isNarrow || isAdmin(viewer) || !state.event.isRegistered) return { row: tabs, more: [] }
  const row = tabs.filter((tab) => GUESTS_OWN.includes(tab) || tab === open)
  return { row, more: tabs.filter((tab) => !row.includes(tab)) }
}

type TabListProps = {
  tabs: readonly TabId[]
  open: TabId
  /** The disabled tab that was last pressed. */
  blocked: TabId | undefined
  /** What the address names instead of the open tab. */
  unopened: UnopenedTab | undefined
  refusalOf: (tab: TabId) => string | undefined
  onOpen: (tab: TabId) => void
}

/** The tabs in one scrolling row. A disabled tab can still be pressed and then shows the reason. */
export function TabList({ tabs, open, blocked, unopened, refusalOf, onOpen }: TabListProps) {
  const t = useT()
  const labelOf = useTabLabel()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { row, more } = useRow(tabs, open)

  // The open tab is brought into view when it changes.
  useEffect(() => {
    const element = list.current
    const tab = element?.querySelector<HTMLElement>(`[data-tab=${open}]`)
    if (!element || !tab) return
    const show = () => {
      element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2
    }
    show()
    // A page that is zoomed in shows fewer tabs.
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [open])

  const isBlocked = blocked !== undefined && refusalOf(blocked) !== undefined
  const closed = isBlocked ? blocked : unopened
  const reasonOf = (tab: UnopenedTab) =>
    (tab !== 'unknown' && tabs.includes(tab) && refusalOf(tab)) || t(NOT_SHOWN[tab] ?? 'tab.notShown.here')
  return (
    <>
      <div className={`${styles.line} no-print`}>
        <Tabs.List ref={list} className={styles.list ?? ''} aria-label={t('tab.all')}>
          {row.map((tab) => {
            const refusal = refusalOf(tab)
            return (
              <Tabs.Tab
                key={tab}
                value={tab}
                data-tab={tab}
                className={styles.tab}
                aria-disabled={refusal ? true : undefined}
                aria-describedby={refusal && `${id}-${tab}`}
                title={refusal}
              >
                <span data-text={labelOf(tab)}>{labelOf(tab)}</span>
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        {more.length > 0 && (
          <MenuButton
            className={styles.more ?? ''}
            items={more.map((tab) => ({ id: tab, label: labelOf(tab) }))}
            onChoose={onOpen}
          >
            {t('tab.more')}
            <Icon name="open" size={14} />
          </MenuButton>
        )}
      </div>
      {row.map((tab) => (
        <span key={tab} id={`${id}-${tab}`} hidden>
          {refusalOf(tab)}
        </span>
      ))}
      <div role="status">
        {closed && (
          <Text size="sm" className={styles.note ?? ''}>
            {closed !== 'unknown' && `${labelOf(closed)}: `}
            {reasonOf(closed)} {!isBlocked && t('tab.notShown.instead', { tab: labelOf(open) })}
          </Text>
        )}
      </div>
    </>
  )
}
