import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAnswer, useSetting } from '../../../lib/live/live-context.tsx'
import { VERSIONS } from '../plan-questions.ts'
import { DraftReview } from '../plan-versions/draft-review.tsx'

type Props = { onClose: () => void; children: ReactNode }

/** A run whose plan waits to be published: what it would change, with both ways on; PLAN-29. `children` of one that is in force. */
export function RunDraft({ onClose, children }: Props) {
  const isReviewed = useSetting('parameters|ui|reviewPlansBeforeShowing')
  // What is switched on afterwards makes no draft of this plan.
  const [wasReviewed] = useState(isReviewed)
  return wasReviewed ? <Draft onClose={onClose}>{children}</Draft> : children
}

function Draft({ onClose, children }: Props) {
  const t = useT()
  const { value: versions, refusal } = useAnswer(VERSIONS)
  const [seen, setSeen] = useState<string>()
  const draft = versions?.plans.find(({ status }) => status === 'draft')
  if (draft && draft.id !== seen) setSeen(draft.id)
  const isDone = seen !== undefined && !draft
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  if (versions && !draft && seen === undefined) return children
  return (
    <Stack gap="md">
      {draft ? (
        <DraftReview planId={draft.id} onDone={onClose} />
      ) : (
        <Text>{t(refusal ? 'versions.failed' : 'app.loading')}</Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('report.result.close')}
        </Button>
      </Group>
    </Stack>
  )
}
