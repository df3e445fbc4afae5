import { Title } from '@mantine/core'
import { useId } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import classes from './advanced.module.css'
import { DeleteEvent } from './delete-event.tsx'
import { ErasePerson } from './erase-person.tsx'
import { ExportEvent } from './export-event.tsx'
import { NewAdminLink, NewShareLink } from './new-links.tsx'
import { OpenSessions } from './open-sessions.tsx'

/** Rarely needed, irreversible actions; for admins only (KEY-7). */
export function AdvancedSection() {
  const t = useT()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="xs">
        {t('life.title')}
      </Title>
      <Disclosure label={t('life.help')}>
        <div className={classes.items}>
          <NewShareLink />
          <NewAdminLink />
          <ExportEvent />
          <OpenSessions />
        </div>
        <div className={classes.items} data-final>
          <ErasePerson />
          <DeleteEvent />
        </div>
      </Disclosure>
    </section>
  )
}
