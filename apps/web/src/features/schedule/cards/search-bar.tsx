import { Button, Group, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import classes from './cards.module.css'
import type { useCardSearch } from './use-card-search.ts'

type Props = {
  search: ReturnType<typeof useCardSearch>
  /** Stands behind the search. */
  filter: ReactNode
  /** Stands at the end of the line. */
  legend: ReactNode
  /** Stands before the search. */
  children: ReactNode
}

/** Finds people and groups on the cards. */
export function SearchBar({ search, filter, legend, children }: Props) {
  const t = useT()
  const { query, number, index, go } = search
  const isSearching = query.trim() !== ''
  return (
    <Group gap="sm" className="no-print">
      {children}
      <TextInput
        type="search"
        aria-label={t('schedule.cards.search')}
        placeholder={t('schedule.cards.search')}
        value={query}
        onChange={({ currentTarget: { value } }) => search.search(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          go(event.shiftKey ? -1 : 1)
        }}
        style={{ flex: '1 1 150px', maxWidth: 340 }}
      />
      {isSearching && number > 0 && (
        <Group gap={4} wrap="nowrap">
          <Button variant="default" px="sm" aria-label={t('schedule.cards.previous')} onClick={() => go(-1)}>
            <span aria-hidden="true">↑</span>
          </Button>
          <Button variant="default" px="sm" aria-label={t('schedule.cards.next')} onClick={() => go(1)}>
            <span aria-hidden="true">↓</span>
          </Button>
        </Group>
      )}
      <Text size="sm" role="status" className={classes.status}>
        {isSearching &&
          (number === 0
            ? t('schedule.cards.noneFound')
            : index < 0
              ? t('schedule.cards.found', { number })
              : t('schedule.cards.foundAt', { position: index + 1, number }))}
      </Text>
      {filter}
      {legend && <div className={classes.legend}>{legend}</div>}
    </Group>
  )
}
