import type { ButtonProps } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../lib/live/live-context.tsx'
import { showToast } from '../lib/toast.ts'
import { usePlannerSearch } from '../lib/use-planner-search.ts'
import { ConfirmButton } from './dialog/confirm-button.tsx'

const DONE_MS = 6000

type ReplaceLinkProps = {
  personId: string
  /** Whose link it is, for an admin; left out for the own one. */
  name?: string
  buttonProps?: ButtonProps
}

/** Replaces a personal link that somebody else may know, after a confirmation; KEY-14. */
export function ReplaceLink({ personId, name, buttonProps = { variant: 'default' } }: ReplaceLinkProps) {
  const t = useT()
  const { life } = useLive()
  const { keys } = useLiveSnapshot()
  const [search, changeSearch] = usePlannerSearch()
  const replace = async () => {
    const before = keys.privateKey
    const ack = await life.replacePersonalLink(personId)
    // This page's address contains the old key, if it was opened by it.
    if (ack.ok && before !== '' && search.personalKey === before && name === undefined)
      changeSearch({ personalKey: ack.eventUserPrivateGuid })
    return ack
  }
  return (
    <ConfirmButton
      label={t('life.link.button')}
      {...(name === undefined ? {} : { ariaLabel: t('life.link.of', { name }) })}
      question={t('life.link.button')}
      text={name === undefined ? t('life.link.ask.own') : t('life.link.ask.of', { name })}
      confirmLabel={t('life.link.button')}
      buttonProps={buttonProps}
      onConfirm={replace}
      onDone={() => void showToast({ message: t('life.link.done'), autoClose: DONE_MS })}
    />
  )
}
