import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { OneDisclosure } from '../../components/disclosure.tsx'
import { Icon } from '../../components/icon.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useWanted } from '../../lib/live/live-context.tsx'
import classes from './plan-head.module.css'

/** Returns what opens one of the tools, by its label. */
export function useOpenTool(): (label: string) => void {
  return useWanted<string>('scheduleTool').want
}

type Props = {
  /** What stands in the line itself. */
  line: ReactNode
  /** What stands at its end, beside the button for the rest. */
  end?: ReactNode
  /** What is folded: one of it is open at a time. */
  children: ReactNode
}

/** The line of a schedule, with what else there is to look at behind one button; SCHED-64. */
export function ToolLine({ line, end, children }: Props) {
  const t = useT()
  const id = useId()
  const { wanted } = useWanted<string>('scheduleTool')
  const [isOpen, setOpen] = useState(false)
  // What was typed stays when it is folded again.
  const [wasOpened, setOpened] = useState(false)
  const [tool, setTool] = useState<string | null>(null)
  const show = (next: boolean) => {
    setOpen(next)
    setOpened(wasOpened || next)
  }
  useEffect(() => {
    if (!wanted?.isNew) return
    wanted.isNew = false
    setOpen(true)
    setOpened(true)
    setTool(wanted.part)
  }, [wanted])
  return (
    <>
      <div className={`${classes.tools} no-print`}>
        {line}
        <span className={classes.end}>
          {end}
          <Button
            variant="subtle"
            className={classes.more ?? ''}
            rightSection={<Icon name="open" />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => show(!isOpen)}
          >
            {t('head.more')}
          </Button>
        </span>
      </div>
      <div id={id} hidden={!isOpen} className={`${classes.folded} no-print`}>
        {wasOpened && (
          <OneDisclosure open={tool} setOpen={setTool}>
            {children}
          </OneDisclosure>
        )}
      </div>
    </>
  )
}
