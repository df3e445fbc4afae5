import { groupKey, isAdmin, isThere, type PersonId, satisfactionOf } from '@planner/domain'
import type { PricedSwap } from '@planner/protocol'
import { useMemo, useState } from 'react'
import { SearchField } from '../../../components/form/search-field.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAnswer } from '../../../lib/live/live-context.tsx'
import { isAwaited } from '../../../lib/live/questions.ts'
import { type MovePrice, usePriceLines, useShortPrice } from '../move-prices.tsx'
import { movePrices } from '../plan-questions.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { isMatch } from './card-search.tsx'
import { ChoiceLine, ChoiceLines, FEW } from './choice-lines.tsx'
import { byMerit, HEADS, headOf, type Merit } from './merit.ts'
import classes from './move.module.css'
import type { Picked } from './move-targets.ts'
import { UnderHead } from './under-head.tsx'

/** Somebody to change places with, and what that does to the one who is asked about. */
type Partner = { swap: PricedSwap; merit: Merit; price: MovePrice }

type Props = Picked & { onSwap: (other: { personId: PersonId; place: Picked['from'] }) => void }

/** With whom somebody could change places, by merit, and what that would do; for organisers. SCHED-68 */
export function SwapList({ personId, from, onSwap }: Props) {
  const t = useT()
  const names = useNames()
  const { partners, isAsked } = usePartners(personId, from)
  const [query, setQuery] = useState('')
  const nameOf = ({ swap }: Partner) => `${names.person(swap.personId)} ${names.groupOf(swap)}`
  const found = partners.filter((partner) => isMatch(nameOf(partner), query))
  const choose = ({ personId: other, ...group }: PricedSwap) =>
    onSwap({ personId: other, place: { sessionId: from.sessionId, key: groupKey(group) } })
  return (
    <>
      {partners.length > FEW && (
        <SearchField label={t('schedule.cards.swap.search')} value={query} onChange={setQuery} />
      )}
      {isAsked && (
        <p role="status" className={classes.asked}>
          {t('schedule.move.asked')}
        </p>
      )}
      {!isAsked && found.length === 0 && <p className={classes.quiet}>{t('schedule.cards.swap.none')}</p>}
      {HEADS.map((head) => {
        const under = found.filter(({ merit }) => headOf(merit) === head)
        return (
          <UnderHead key={head} head={head} number={under.length} mustOpen={query !== ''}>
            <ChoiceLines
              items={under}
              line={(partner) => (
                <PartnerLine
                  key={`${partner.swap.personId} ${groupKey(partner.swap)}`}
                  personId={personId}
                  partner={partner}
                  onChoose={choose}
                />
              )}
            />
          </UnderHead>
        )
      })}
    </>
  )
}

/** Everybody whom an exchange is priced with and who is still there, by merit. */
function usePartners(personId: PersonId, { sessionId, key }: Picked['from']) {
  const plan = useSchedule()
  const asked = isAdmin(plan.viewer)
    ? movePrices({ personId, from: key }, plan.schedule, { withSwaps: true })
    : null
  const answer = useAnswer(asked)
  const moves = answer.value?.moves
  const partners = useMemo(() => {
    const { variant, state, viewer, schedule } = plan
    return (moves?.swaps ?? [])
      .filter((swap) => isThere(schedule, swap.personId, { sessionId, key: groupKey(swap) }))
      .map((swap): Partner => {
        const suits = satisfactionOf(variant, state, viewer, personId, swap.topicId)
        const price: MovePrice = { before: moves?.satisfaction ?? 0, move: swap }
        return { swap, price, merit: { price: swap, breaks: false, suits, places: 0 } }
      })
      .sort((a, b) => byMerit(a.merit, b.merit))
  }, [moves, plan, personId, sessionId])
  const isAsked = isAwaited(answer)
  return { partners: isAsked ? [] : partners, isAsked }
}

type LineProps = {
  personId: PersonId
  partner: Partner
  onChoose: (swap: PricedSwap) => void
}

/** A line: how well the group suits the person, who would come for them, and what the person gets. */
function PartnerLine({ personId, partner: { swap, merit, price }, onChoose }: LineProps) {
  const names = useNames()
  const priceLines = usePriceLines()
  const shortPrice = useShortPrice()
  const { before, after } = swap.other
  const [ofOther = ''] = priceLines(
    { before, move: { ...swap, satisfaction: after } },
    names.person(swap.personId),
  )
  const [ofPerson = '', ...others] = priceLines(price, names.person(personId))
  const words = [ofPerson, ofOther, ...others].join('. ')
  return (
    <ChoiceLine suits={merit.suits} words={words} onClick={() => onChoose(swap)}>
      <span className={classes.name}>
        {names.person(swap.personId)} <span className={classes.quiet}>{names.groupOf(swap)}</span>
      </span>
      <span className={classes.share}>{shortPrice(price)}</span>
    </ChoiceLine>
  )
}
