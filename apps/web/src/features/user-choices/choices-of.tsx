import { NativeSelect } from '@mantine/core'
import { isolatedText, type PersonId, type PersonRecord } from '@planner/domain'
import { EmptyNote } from '../../components/empty-note.tsx'
import { ShareLinkButton } from '../../components/share-link-button.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { byName } from '../../lib/name-order.ts'

type ChoicesOfProps = {
  people: readonly PersonRecord[]
  /** Who chooses, if they take part. */
  ownId: PersonId | null
  chosenId: PersonId | null
  onChoose: (id: PersonId | null) => void
}

/** Whom an admin chooses for, or that there is nobody yet; CHOICE-15. */
export function ChoicesOf({ people, ownId, chosenId, onChoose }: ChoicesOfProps) {
  const t = useT()
  if (people.length === 0) return <EmptyNote act={<ShareLinkButton />}>{t('matrix.noPeople')}</EmptyNote>
  return (
    <NativeSelect
      className="no-print"
      label={t('userChoices.choicesOf')}
      description={t('userChoices.choicesOf.help')}
      value={chosenId ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
      data={[
        ...(ownId === null ? [{ value: '', label: t('userChoices.choicesOf.nobody') }] : []),
        ...people
          .toSorted((a, b) => byName(a.name, b.name))
          .map(({ id, name }) => ({
            value: id,
            label: id === ownId ? t('app.you', { name }) : isolatedText(name),
          })),
      ]}
      style={{ flex: '0 1 400px' }}
    />
  )
}
