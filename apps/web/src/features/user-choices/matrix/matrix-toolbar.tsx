import { Button, Group, TextInput } from '@mantine/core'
import { useWords } from '../../../lib/live/use-words.ts'

type MatrixToolbarProps = {
  peopleSearch: string
  onSearchPeople: (search: string) => void
  topicSearch: string
  onSearchTopics: (search: string) => void
  isSorted: boolean
  onUnsort: () => void
}

const SEARCH = { flex: '1 1 140px', maxWidth: 280 }

/** Filters for rows and columns, and a button that clears the sort order. */
export function MatrixToolbar(props: MatrixToolbarProps) {
  const t = useWords()
  return (
    <Group gap="sm" align="flex-end">
      <SearchField
        label={t('matrix.search.people')}
        value={props.peopleSearch}
        onChange={props.onSearchPeople}
      />
      <SearchField
        label={t('matrix.search.topics')}
        value={props.topicSearch}
        onChange={props.onSearchTopics}
      />
      {props.isSorted && (
        <Button variant="default" onClick={props.onUnsort}>
          {t('matrix.unsort')}
        </Button>
      )}
    </Group>
  )
}

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void }

function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      style={SEARCH}
    />
  )
}
