import { Alert, Text, Title } from '@mantine/core'
import {
  fixedSetting,
  questionOf,
  SETTING_QUESTIONS,
  type SettingKey,
  type SettingQuestion,
  type SettingValue,
  settingDefault,
  settingKeysOf,
  settingValue,
  type VariantDescription,
} from '@planner/domain'
import { type MouseEvent, useEffect, useState } from 'react'
import { HelpedSwitch } from '../../components/form/helped-switch.tsx'
import { SearchField } from '../../components/form/search-field.tsx'
import { useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { wordSearch } from '../../lib/word-search.ts'
import nav from './question-nav.module.css'
import { SettingRow } from './setting-row.tsx'
import styles from './settings.module.css'

/** All settings of the variant by question, saved on change; SETTING-1, SETTING-15, SETTING-16. */
export function SettingsTab() {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const [query, setQuery] = useState('')
  const [hasKeys, setHasKeys] = useState(false)
  // As they were when it was asked for: what one resets stays where one is.
  const [only, setOnly] = useState<ReadonlySet<SettingKey>>()
  const all = settingKeysOf(variant)
  const changed = new Set(changedKeys(variant, (key) => settingValue(variant, state.settings, key)))
  const isFound = wordSearch(query)
  const keys = all
    .filter((key) => !only || only.has(key) || changed.has(key))
    .filter((key) => isFound([t(`settings.name.${key}`), t(`settings.help.${key}`), key].join('\n')))
  const questions = byQuestion(keys)
  const isFiltered = keys.length < all.length
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <SearchField label={t('settings.search')} value={query} onChange={setQuery} />
        <QuestionNav
          questions={questions.map(({ question, keys: own }) => ({
            question,
            numChanged: own.filter((key) => changed.has(key)).length,
          }))}
        />
        <div className={styles.views}>
          <HelpedSwitch
            size="sm"
            label={t('settings.onlyChanged', { count: changed.size })}
            checked={only !== undefined}
            onChange={(isOn) => setOnly(isOn ? changed : undefined)}
          />
          <HelpedSwitch
            size="sm"
            label={t('settings.showKeys')}
            help={t('settings.showKeys.help')}
            checked={hasKeys}
            onChange={setHasKeys}
          />
        </div>
      </div>
      <div className={styles.settings}>
        <Text c="dimmed">{t('settings.intro')}</Text>
        <SizesWarning />
        <Text role="status" size="sm" className={isFiltered ? undefined : 'visually-hidden'}>
          {isFiltered && keys.length > 0
            ? t('settings.found', { count: keys.length, total: all.length })
            : ''}
          {keys.length === 0 ? t(query.trim() === '' ? 'settings.noneChanged' : 'settings.noneFound') : ''}
        </Text>
        {questions.map((each) => (
          <Question key={each.question} {...each} showsKeys={hasKeys} changed={changed} />
        ))}
      </div>
    </div>
  )
}

type QuestionProps = AnsweredQuestion & { showsKeys: boolean; changed: ReadonlySet<SettingKey> }

function Question({ question, keys, showsKeys, changed }: QuestionProps) {
  const t = useWords()
  const id = headingId(question)
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} tabIndex={-1} className={styles.heading ?? ''}>
        {t(`settings.question.${question}`)}
      </Title>
      <Text size="sm" c="dimmed">
        {t(`settings.question.${question}.help`)}
      </Text>
      <ul className={styles.rows}>
        {keys.map((key) => (
          <SettingRow key={key} settingKey={key} showsKey={showsKeys} isChanged={changed.has(key)} />
        ))}
      </ul>
    </section>
  )
}

function SizesWarning() {
  const t = useWords()
  const min = useSetting('parameters|groups|minGroupSize')
  const max = useSetting('parameters|groups|maxGroupSize')
  if (min <= max) return null
  return <Alert color="orange">{t('settings.sizesCross')}</Alert>
}

type QuestionNavProps = { questions: readonly { question: SettingQuestion; numChanged: number }[] }

/** Links to every question: beside the settings, or in one row above them; SETTING-15. */
function QuestionNav({ questions }: QuestionNavProps) {
  const t = useWords()
  const [current, setCurrent] = useQuestionInView(questions.map(({ question }) => question))
  const go = (event: MouseEvent, question: SettingQuestion) => {
    // The address says which event and tab this is, and nothing else.
    event.preventDefault()
    const heading = document.getElementById(headingId(question))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
    setCurrent(question)
  }
  return (
    <nav aria-label={t('settings.questions')} className={nav.nav}>
      <ul className={nav.list}>
        {questions.map(({ question, numChanged }) => (
          <li key={question}>
            <a
              href={`#${headingId(question)}`}
              className={nav.link}
              aria-current={question === current ? 'true' : undefined}
              onClick={(event) => go(event, question)}
            >
              {t(`settings.question.${question}`)}
              {numChanged > 0 && (
                <>
                  <span className={nav.count} aria-hidden="true">
                    {numChanged}
                  </span>
                  <span className="visually-hidden">
                    {` ${t('settings.numChanged', { count: numChanged })}`}
                  </span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** As far down as a heading may stand and still be the one that is read. */
const READ_ABOVE = 0.3

/** The question that is being read, and a way to say which one somebody has gone to. */
function useQuestionInView(
  questions: readonly SettingQuestion[],
): [SettingQuestion | undefined, (question: SettingQuestion) => void] {
  const [current, setCurrent] = useState(questions[0])
  const all = questions.join()
  useEffect(() => {
    const read = () => {
      const shown = all.split(',').filter(Boolean) as SettingQuestion[]
      const { clientHeight, scrollHeight } = document.documentElement
      const topOf = (question: SettingQuestion) =>
        document.getElementById(headingId(question))?.getBoundingClientRect().top ?? 0
      const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 2
      setCurrent((before) => {
        // The last ones cannot reach the top: whichever was gone to stays.
        if (isAtEnd && before && shown.includes(before) && topOf(before) >= 0) return before
        return shown.findLast((question) => topOf(question) < clientHeight * READ_ABOVE) ?? shown[0]
      })
    }
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [all])
  return [current, setCurrent]
}

/** Where the heading of a question is. */
function headingId(question: SettingQuestion): string {
  return `settings-${question}`
}

type AnsweredQuestion = { question: SettingQuestion; keys: readonly SettingKey[] }

/** The given settings by the question they answer; questions without settings are left out. */
export function byQuestion(keys: readonly SettingKey[]): readonly AnsweredQuestion[] {
  return SETTING_QUESTIONS.map((question) => ({
    question,
    keys: keys.filter((key) => questionOf(key) === question),
  })).filter((each) => each.keys.length > 0)
}

/** The settings of the variant whose value differs from their default; SETTING-16. */
export function changedKeys(
  variant: VariantDescription,
  storedOf: (key: SettingKey) => SettingValue,
): readonly SettingKey[] {
  return settingKeysOf(variant).filter(
    // What the variant decides, nobody has changed; SCREEN-11.
    (key) => fixedSetting(variant, key) === undefined && storedOf(key) !== settingDefault(variant, key),
  )
}
