import { Group, NativeSelect, TextInput, Title } from '@mantine/core'
import { isolatedText, sanitiseLine } from '@planner/domain'
import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import type { Confirmation } from '../../../components/dialog/confirm-dialog.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { rememberedAdminName } from '../../../lib/admin-name.ts'
import { downloadTextFile } from '../../../lib/download-file.ts'
import { request } from '../../../lib/http/http.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { showToast } from '../../../lib/toast.ts'
import { usePlannerSearch } from '../../../lib/use-planner-search.ts'
import classes from './advanced.module.css'
import { AdvancedItem } from './advanced-item.tsx'
import { DuplicateEvent } from './duplicate-event.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { Webhooks } from './webhooks/webhooks.tsx'

/** Rarely needed, irreversible actions; for admins only (KEY-7). */
export function AdvancedSection() {
  const t = useT()
  return (
    <section aria-labelledby="advanced">
      <Title order={2} size="h3" id="advanced" mb="xs" tabIndex={-1}>
        {t('life.title')}
      </Title>
      <Disclosure label={t('life.help')}>
        <div className={classes.items}>
          <NewShareLink />
          <NewAdminLink />
          <DuplicateEvent />
          <ExportEvent />
          <OpenSessions />
          <Webhooks />
        </div>
        <div className={classes.items} data-final>
          <ErasePerson />
          <DeleteEvent />
        </div>
      </Disclosure>
    </section>
  )
}

/** Deletes the event after its name has been typed (KEY-10). */
function DeleteEvent() {
  const t = useT()
  const live = useLive()
  const { state } = useLiveSnapshot()
  const [text, setTyped] = useState('')
  const { name } = state.event
  // A name copied from the question includes its bidi isolation characters.
  const typed = sanitiseLine(text)
  const isName = typed === name.trim()
  return (
    <AdvancedItem
      title={t('life.remove.title')}
      help={t('life.remove.help')}
      action={
        <ConfirmButton
          label={t('life.remove.button')}
          question={t('life.remove.askTitle', { event: name })}
          text={t('life.remove.ask')}
          confirmLabel={t('life.remove.confirm')}
          isDangerous
          buttonProps={{ variant: 'outline', color: 'red' }}
          canConfirm={isName}
          onOpen={() => setTyped('')}
          onConfirm={() => live.invoke('RemoveEvent', { eventName: typed })}
        >
          <TextInput
            label={t('life.remove.name')}
            value={text}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            // No error before the input is as long as the name.
            error={typed.length >= name.trim().length && !isName ? t('life.remove.mismatch') : undefined}
          />
        </ConfirmButton>
      }
    />
  )
}

/** Erases a person and all their data from the event. */
function ErasePerson() {
  const t = useT()
  const live = useLive()
  const { state } = useLiveSnapshot()
  const [chosen, setChosen] = useState('')
  const people = [...state.persons.values()].sort((a, b) => byName(a.name, b.name))
  const name = state.persons.get(chosen)?.name ?? ''
  if (people.length === 0) return null
  return (
    <AdvancedItem title={t('life.erase.title')} help={t('life.erase.help')}>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={t('life.erase.person')}
          maw={320}
          style={{ flex: '1 1 12rem' }}
          value={name === '' ? '' : chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            { value: '', label: t('life.erase.choose') },
            ...people.map((person) => ({ value: person.id, label: isolatedText(person.name) })),
          ]}
        />
        <ConfirmButton
          label={t('life.erase.button')}
          question={t('life.erase.askTitle', { name })}
          text={t('life.erase.ask')}
          confirmLabel={t('life.erase.confirm')}
          isDangerous
          buttonProps={{ disabled: name === '', ...(name !== '' && { variant: 'outline', color: 'red' }) }}
          onConfirm={async () => {
            const ack = await live.invoke('RemoveUser', { userId: chosen })
            if (ack.ok) showToast({ message: t('life.erase.done', { name }) })
            return ack
          }}
          onDone={() => setChosen('')}
        />
      </Group>
    </AdvancedItem>
  )
}

/** Downloads everything of the event as one file; KEY-21. */
function ExportEvent() {
  const t = useT()
  const { variant, keys } = useLiveSnapshot()
  const download = async () => {
    const answer = await request('/api/Event/Export', {
      variant: variant.id,
      adminKey: keys.adminKey,
      adminName: rememberedAdminName(localStorage) ?? '',
    })
    if (answer.ok)
      downloadTextFile(t('life.export.file'), 'application/json', JSON.stringify(answer.data, null, 1))
    else showToast({ message: answer.message })
  }
  return (
    <AdvancedItem
      title={t('life.export.title')}
      help={t('life.export.help')}
      action={<BusyButton onClick={download}>{t('life.export.button')}</BusyButton>}
    />
  )
}

const DONE_MS = 6000

function NewShareLink() {
  const live = useLive()
  return <NewLink kind="share" onReplace={() => live.rotateKeys({ rotateShareKey: true })} />
}

function NewAdminLink() {
  const live = useLive()
  const [search, changeSearch] = usePlannerSearch()
  const replace = async () => {
    const ack = await live.rotateKeys({ rotateAdminKey: true })
    // This page's URL contains the old key, unless it was opened by a personal link.
    if (ack.ok && search.adminInvite) changeSearch({ adminInvite: ack.eventAdminGuid })
    return ack
  }
  return <NewLink kind="admin" onReplace={replace} />
}

type NewLinkProps = { kind: 'share' | 'admin'; onReplace: Confirmation['onConfirm'] }

function NewLink({ kind, onReplace }: NewLinkProps) {
  const t = useT()
  const button = t(`life.${kind}.button`)
  return (
    <AdvancedItem
      title={t(`life.${kind}.title`)}
      help={t(`life.${kind}.help`)}
      action={
        <ConfirmButton
          label={button}
          question={button}
          text={t(`life.${kind}.ask`)}
          confirmLabel={button}
          onConfirm={onReplace}
          onDone={() => showToast({ message: t(`life.${kind}.done`), autoClose: DONE_MS })}
        />
      }
    />
  )
}
