import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import type { Addressee, WrittenLetter as Letter, LetterOverview } from '@planner/protocol'
import { useT } from '../../lib/i18n/i18n.ts'
import { Icon } from '../icon.tsx'
import classes from './tell-people.module.css'
import { reaches } from './tell-texts.ts'
import { usePersonNames } from './use-person-names.ts'
import { WrittenLetter } from './written-letter.tsx'

type LetterPreviewProps = {
  channels: LetterOverview['channels']
  /** In the order of the list. */
  addressees: readonly Addressee[]
  /** Null where it concerns them no longer. */
  letter: Letter | null
  /** The letter is still that of somebody else. */
  isLoading: boolean
  personId: string
  onShow: (personId: string) => void
}

/** Anybody's letter, one at a time; LETTER-2. */
export function LetterPreview(props: LetterPreviewProps) {
  const { channels, addressees, letter, isLoading, personId, onShow } = props
  const t = useT()
  const nameOf = usePersonNames()
  if (addressees.length === 0) return <Text>{t('tell.nobody')}</Text>
  const index = addressees.findIndex((each) => each.personId === personId)
  const step = (by: number) => {
    onShow(addressees[(index + by + addressees.length) % addressees.length]?.personId ?? '')
  }
  const label = ({ personId: id, ...ways }: Addressee) => {
    const isReached = reaches(channels, { personId: id, ...ways })
    const name = isolatedText(nameOf(id))
    return isReached || ways.mail === null ? name : `${name} – ${t(`tell.why.${ways.mail}`)}`
  }
  return (
    <Stack gap="sm">
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <NativeSelect
          label={t('tell.letterTo')}
          value={personId}
          onChange={({ currentTarget: { value } }) => onShow(value)}
          data={addressees.map((each) => ({ value: each.personId, label: label(each) }))}
          style={{ flex: '1 1 0', minWidth: 0, maxWidth: 360 }}
        />
        {addressees.length > 1 && (
          <>
            <Button className={classes.step ?? ''} aria-label={t('tell.previous')} onClick={() => step(-1)}>
              <span className={classes.back}>
                <Icon name="closed" />
              </span>
            </Button>
            <Button className={classes.step ?? ''} aria-label={t('tell.next')} onClick={() => step(1)}>
              <Icon name="closed" />
            </Button>
            <Text size="sm" c="dimmed" lh="44px" role="status" className={classes.position ?? ''}>
              <span className="visually-hidden">{nameOf(personId)} </span>
              {t('app.outOf', { count: index + 1, total: addressees.length })}
            </Text>
          </>
        )}
      </Group>
      <div aria-busy={isLoading} className={classes.shown}>
        {letter ? (
          <WrittenLetter letter={letter} />
        ) : (
          <Text>{t('tell.notThem', { name: nameOf(personId) })}</Text>
        )}
      </div>
    </Stack>
  )
}
