import { Title, UnstyledButton } from '@mantine/core'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import classes from './help.module.css'
import type { HelpTopic } from './help-texts.ts'

/** Like the tabs it is fetched once the page has settled, so that help opens without a network too. */
const HelpPanel = lazyComponent(async () => (await import('./help-panel.tsx')).HelpPanel)

type HelpProps = {
  topic: HelpTopic
  /** What the help is about, for the name of the button: the heading beside which it stands. */
  about: string
  /** The heading. */
  children?: ReactNode
}

/** A heading with a question mark that opens a few sentences below it; SCREEN-14, SCREEN-15. */
export function Help({ topic, about, children }: HelpProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for the button and the links inside
    <div className={classes.help} onKeyDown={closeByEscape}>
      {children}
      <UnstyledButton
        ref={button}
        className={`${classes.button} no-print`}
        aria-label={t('help.open', { about })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.sign} aria-hidden="true">
          ?
        </span>
      </UnstyledButton>
      <div id={id} className={`${classes.panel} no-print`}>
        {isOpen && (
          <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
            <HelpPanel topic={topic} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

type HelpedTitleProps = ComponentProps<typeof Title> & { topic: HelpTopic | undefined; children: string }

/** A heading, with its help where it has any. */
export function HelpedTitle({ topic, ...title }: HelpedTitleProps) {
  const heading = <Title {...title} />
  if (topic === undefined) return heading
  return (
    <Help topic={topic} about={title.children}>
      {heading}
    </Help>
  )
}
