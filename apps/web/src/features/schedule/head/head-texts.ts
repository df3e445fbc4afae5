import { can, eventProgress, isHidden } from '@planner/domain'
import { useEventState, useVariant } from '../../../lib/live/live-context.tsx'
import { useAnswers } from '../../../lib/live/use-answers.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { percentOf } from '../../../lib/percent.ts'
import { isOpen } from '../plan-check/use-plan-check.ts'
import { useDriftTitle } from '../plan-drift.tsx'
import { type HeadState, MANY, type PlanFacts } from './head-state.ts'
import type { FirstChoices } from './plan-worth.ts'
import type { Head } from './use-head.ts'

export type Known = {
  /** Null where nobody chooses topics, or the organiser does not read what people have chosen. */
  firstChoices: FirstChoices | null
  /** Everybody wants a place in every session. */
  isEverySession: boolean
}

type Texts = { title: string; lines: readonly string[] }

/** How it stands in one sentence, and the numbers that matter below it; SCHED-57, SCHED-42. */
export function useHeadTexts(head: Head, known: Known): Texts {
  const t = useWords()
  const ofPlan = usePlanLines(head, known)
  const before = useLinesBefore(head)
  const driftTitle = useDriftTitle()
  const { state, numPeople, serious, isOwnWork } = head
  switch (state.name) {
    case 'empty':
      // What is missing is listed below.
      return { title: t('head.empty'), lines: [] }
    case 'running':
      return { title: t('head.running'), lines: [t('planning.running.saved')] }
    case 'draft':
      return { title: t('head.draft'), lines: [t('head.draft.line')] }
    case 'failed':
      return state.hasPlan
        ? { title: t('head.failed'), lines: [t('head.failed.line')] }
        : { title: t('planning.failed.title'), lines: [] }
    case 'oldWeek':
      return { title: t('head.oldWeek'), lines: [t('head.oldWeek.line'), ...before] }
    case 'cannotWork':
      return {
        title: t('head.cannotWork', { number: state.serious }),
        lines: [serious?.sentence ?? '', ...before],
      }
    case 'ready':
      return { title: t(state.isSure ? 'head.ready' : 'head.empty'), lines: before }
    case 'latePeople':
      return { title: t('head.latePeople', { number: state.unplaced }), lines: ofPlan(state) }
    case 'missingPlaces':
      return { title: missingTitle(t, state.plan), lines: ofPlan(state) }
    case 'brokenRules':
      return { title: t('head.brokenRules', { number: state.plan.broken }), lines: ofPlan(state) }
    case 'changed': {
      const drift = head.drift.value?.drift
      const title = drift ? driftTitle(drift) : null
      return { title: title ?? t('planDrift.unlisted'), lines: ofPlan(state) }
    }
    case 'byHand':
    case 'good': {
      const hands = t(isOwnWork ? 'head.madeByHand' : 'head.byHand')
      const title = t(known.isEverySession && numPeople > 0 ? 'head.good.sessions' : 'head.good')
      return { title, lines: [...ofPlan(state), ...(state.name === 'byHand' ? [hands] : [])] }
    }
  }
}

function missingTitle(t: ReturnType<typeof useWords>, plan: PlanFacts): string {
  const { missing, wanted, short } = plan
  return countsPlaces(plan)
    ? t('head.missing.places', { missing, wanted })
    : t('head.missing.people', { short })
}

function countsPlaces({ missing, wanted, short }: PlanFacts): boolean {
  return short === 0 || (missing > short && missing >= MANY * wanted)
}

type PlanState = Extract<HeadState, { plan: PlanFacts }>

/** The numbers of a plan: who has all they want, first choices, and what could still be done. */
function usePlanLines(head: Head, { firstChoices }: Known): (state: PlanState) => string[] {
  const t = useWords()
  const isOfPairs = can(useVariant(), 'pairs')
  const { numPeople, ready, drift } = head
  const firstChoice = () => {
    if (!firstChoices || firstChoices.named === 0) return []
    const { named, got, uncounted } = firstChoices
    const share = () => {
      if (got === named) return t('head.firstChoice.all', { named })
      return got === 0 ? t('head.firstChoice.none', { named }) : t('head.firstChoice', { number: got, named })
    }
    const left = uncounted > 0 ? [t('head.uncounted', { number: uncounted })] : []
    return [[share(), ...left].join(' ')]
  }
  return ({ name, plan }) => {
    const { short, open, missing, wanted, broken } = plan
    const granted = wanted - missing
    const have = () => {
      if (isOfPairs) return t('head.have.meetings', { granted, wanted })
      if (short === 0) return t('head.have.all')
      return t('head.have', { number: numPeople - short, people: numPeople })
    }
    const free = () => {
      if (open >= short) return t('head.open.all', { number: short })
      return open > 0 ? t('head.open.some', { number: open }) : t('head.open.none')
    }
    switch (name) {
      case 'latePeople':
        return [have(), free()]
      case 'missingPlaces':
        return [
          // People are counted once, in the title or here.
          countsPlaces(plan) && short > 0 ? t('head.missing.miss', { short }) : have(),
          ...(open > 0 ? [free()] : []),
          ...(broken > 0 ? [t('head.broken', { number: broken })] : []),
        ]
      case 'brokenRules':
        return [have(), ...firstChoice()]
      case 'changed':
        return [have(), ...noBetter(t, ready)]
      default: {
        const isUnknown = drift.value?.drift?.state === 'unknown' && !head.isOwnWork
        const more = isUnknown ? [t('planDrift.unknown')] : []
        return [...(isOfPairs ? [have()] : firstChoice()), ...more]
      }
    }
  }
}

/** That another plan would give people no more. */
function noBetter(t: ReturnType<typeof useWords>, ready: Head['ready']): string[] {
  if (!ready || ready.now === null) return []
  const now = percentOf(ready.now)
  const { keep, fresh } = ready
  if (keep?.moving === 0) return [t('head.same')]
  if (!fresh || percentOf(fresh.satisfaction) > now || (keep && percentOf(keep.satisfaction) > now)) return []
  return [t('head.fresh.noBetter', { moving: fresh.moving })]
}

/** Before the first plan: who and what there is, and whether all is known that is needed. */
function useLinesBefore({ state, check, ready }: Head): string[] {
  const t = useWords()
  const variant = useVariant()
  const event = useEventState('preferences')
  const { numPeople, numTopics } = eventProgress(event)
  const { asked, answered } = useAnswers()
  const asksTopics = !isHidden(variant, event, 'parameters|ui|hideTopicAndIntro')
  const open = asked.size - answered.size
  const facts = [
    t('head.ready.people', { number: numPeople }),
    ...(asksTopics && !can(variant, 'pairs') ? [t('head.ready.topics', { number: numTopics })] : []),
    ...(asked.size > 0 ? [open === 0 ? t('head.ready.answered') : t('head.ready.open', { open })] : []),
  ]
  const { found, state: known } = check
  const isBefore = state.name === 'ready' || state.name === 'oldWeek'
  const unknown = () => {
    if (!found || known !== 'current') return known === 'failed' ? [] : [t('planCheck.looking')]
    if (found.wanted === 0) return [t('planCheck.nobody')]
    if (!isOpen(found)) return []
    const { wanted, atLeast } = found
    return atLeast === null
      ? [t('planCheck.unknown.rules')]
      : [t('planCheck.unknown', { number: wanted - atLeast })]
  }
  const gives = ready?.fresh
  return [
    facts.join(' · '),
    ...(isBefore ? unknown() : []),
    ...(isBefore && gives ? [t('head.ready.gives', { percent: percentOf(gives.satisfaction) })] : []),
  ]
}
