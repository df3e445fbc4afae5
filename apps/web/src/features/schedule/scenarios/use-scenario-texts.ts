import { isolatedText, plainSession, scheduledSessions } from '@planner/domain'
import type { Absence, NewScenario, Scenario } from '@planner/protocol'
import { sessionTexts } from '../../../components/sessions/session-texts.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalKey } from '../../../lib/i18n/refusal-text.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { settingValueText } from '../plan-versions/setting-value-text.ts'
import { useSettingName } from '../use-setting-name.ts'

/** What a scenario is and came to, in words. */
export function useScenarioTexts() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const nameOf = (absence: Absence): string => {
    if (absence.kind === 'room') return isolatedText(absence.name)
    if (absence.kind === 'person') {
      const person = state.persons.get(absence.personId)
      return person ? isolatedText(person.name) : t('scenarios.gone')
    }
    const { sessionId } = absence
    const session = scheduledSessions(variant, state).find(({ id }) => id === sessionId)
    return sessionTexts(t, variant, state, viewer).full(session ?? plainSession(sessionId))
  }
  const settingName = useSettingName()
  const without = (absence: Absence) => t('scenarios.without', { name: nameOf(absence) })
  const what = ({ settings, absences }: Pick<NewScenario, 'settings' | 'absences'>): string => {
    const parts = [
      ...Object.entries(settings ?? {}).map(
        ([key, value]) => `${settingName(key)}: ${settingValueText(t, value)}`,
      ),
      ...(absences ?? []).map(without),
    ]
    return parts.length === 0 ? t('scenarios.asItIs') : parts.join('; ')
  }
  const status = ({ status: is, reason, isCutShort, isBest }: Scenario): string => {
    if (is === 'failed')
      return t('scenarios.status.failed', { reason: t(refusalKey(reason ?? '') ?? 'refusal.planFailed') })
    if (is !== 'done') return t(`scenarios.status.${is}`)
    if (isBest) return t('scenarios.status.best')
    return isCutShort ? t('scenarios.status.cutShort') : ''
  }
  return {
    nameOf,
    settingName,
    without,
    what,
    status,
    value: (value: number | boolean | string) => settingValueText(t, value),
  }
}
