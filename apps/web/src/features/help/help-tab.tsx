import { Kbd, Table, Text, Title } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { Fragment, useId } from 'react'
import { QUESTIONS } from '../../components/help/help-texts.ts'
import { useViewer } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import styles from './help.module.css'

const ORGANISER: readonly MessageKey[] = [
  'help.organiser.register',
  'help.organiser.share',
  'help.organiser.topics',
  'help.organiser.settings',
  'help.organiser.plan',
  'help.organiser.adjust',
]

const PARTICIPANT: readonly MessageKey[] = [
  'help.participant.join',
  'help.participant.link',
  'help.participant.topics',
  'help.participant.when',
  'help.participant.plan',
]

type Sign = '←' | '↑' | '→' | '↓' | '0' | '…' | '9'

/** Keys by their names, or what is printed on them in every language. */
const SHORTCUTS: readonly { keys: readonly (MessageKey | Sign)[]; what: MessageKey }[] = [
  { keys: ['help.key.tab'], what: 'help.keys.tab' },
  { keys: ['←', '↑', '→', '↓'], what: 'help.keys.arrows' },
  { keys: ['help.key.home', 'help.key.end'], what: 'help.keys.homeEnd' },
  { keys: ['help.key.shift', '←', '↑', '→', '↓'], what: 'help.keys.shiftArrows' },
  { keys: ['help.key.space'], what: 'help.keys.space' },
  { keys: ['0', '…', '9'], what: 'help.keys.numbers' },
  { keys: ['help.key.escape'], what: 'help.keys.escape' },
]

/** A short guide; the section for the viewer's role comes first. */
export function HelpTab() {
  const t = useWords()
  const isOrganiser = isAdmin(useViewer())
  const organiser = <Steps key="organiser" title="help.organiser" steps={ORGANISER} />
  const participant = <Steps key="participant" title="help.participant" steps={PARTICIPANT} />
  return (
    <div className={styles.page}>
      <div className={styles.guides}>{isOrganiser ? [organiser, participant] : [participant, organiser]}</div>
      <section aria-labelledby="help-questions">
        <Title order={2} size="h3" id="help-questions" mb="md">
          {t('help.questions')}
        </Title>
        <div className={styles.questions}>
          {Object.values(QUESTIONS).map(({ question, text }) => (
            <div key={question}>
              <Title order={3} size="h5">
                {t(question)}
              </Title>
              <Text c="dimmed">{t(text)}</Text>
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="help-keys">
        <Title order={2} size="h3" id="help-keys" mb="sm">
          {t('help.keys')}
        </Title>
        <Table aria-labelledby="help-keys" className={styles.keys ?? ''}>
          <Table.Tbody>
            {SHORTCUTS.map(({ keys, what }) => (
              <Table.Tr key={what}>
                <Table.Th scope="row" w="40%">
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && ' '}
                      <Kbd>{isSign(key) ? key : t(key)}</Kbd>
                    </Fragment>
                  ))}
                </Table.Th>
                <Table.Td>{t(what)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </div>
  )
}

function isSign(key: MessageKey | Sign): key is Sign {
  return key.length === 1
}

function Steps({ title, steps }: { title: MessageKey; steps: readonly MessageKey[] }) {
  const t = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.guide}>
      <Title order={2} size="h3" id={id} mb="md">
        {t(title)}
      </Title>
      {/* A list that shows no bullets is none to some screen readers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ol role="list" className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  )
}
