import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { can, isolatedText, scheduledSessions, type VariantDescription } from '@planner/domain'
import type { EventFileRequest } from '@planner/protocol'
import { type ReactNode, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { rememberedAdminName } from '../../../lib/admin-name.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { requestFile } from '../../../lib/http/http.ts'
import { useLanguage, useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'

type TableFile = Exclude<EventFileRequest['file'], 'workbook' | 'breakout'>

/** For organisers: the event as tables, a workbook or breakout rooms; FILES-1. */
export function FilesSection() {
  const t = useT()
  return (
    <section aria-labelledby="files" className="no-print">
      <Title order={2} size="h3" id="files" mb="xs">
        {t('files.title')}
      </Title>
      <Disclosure label={t('files.help')}>
        <Stack gap="lg" maw="var(--measure-reading)">
          <Text size="sm">{t('files.careful')}</Text>
          <WorkbookFile />
          <TableFiles />
          <BreakoutFiles />
        </Stack>
      </Disclosure>
    </section>
  )
}

type Asked = Partial<Omit<EventFileRequest, 'variant' | 'adminKey' | 'adminName'>> &
  Pick<EventFileRequest, 'file'>

/** Has a file made and downloads it; a refusal is said. */
function useFile(): (asked: Asked) => Promise<void> {
  const t = useT()
  const language = useLanguage()
  const { variant, keys, state } = useLiveSnapshot()
  return async (asked) => {
    const body = {
      language,
      ...asked,
      variant: variant.id,
      adminKey: keys.adminKey,
      adminName: rememberedAdminName(localStorage) ?? '',
    }
    const answer = await requestFile('/api/Event/File', body)
    if (!answer.ok) return showToast({ message: answer.message })
    const { blob, headers } = answer.data
    const named = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? asked.file
    downloadFile(`${fileName(state.event.name)}-${named}`, blob)
    const without = Number(headers.get('x-without-email') ?? 0)
    if (without > 0)
      showToast({ message: t('files.breakout.without', { number: without }), autoClose: false })
  }
}

/** What every system takes as the name of a file. */
function fileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'event'
  )
}

function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <div>
      <Title order={3} size="h5">
        {title}
      </Title>
      {help && (
        <Text size="sm" c="dimmed" mb="xs">
          {help}
        </Text>
      )}
      <Group gap="sm" align="flex-end">
        {children}
      </Group>
    </div>
  )
}

function WorkbookFile() {
  const t = useT()
  const take = useFile()
  return (
    <Part title={t('files.workbook')} help={t('files.workbook.help')}>
      <BusyButton onClick={() => take({ file: 'workbook' })}>{t('files.workbook.get')}</BusyButton>
    </Part>
  )
}

function tablesOf(variant: VariantDescription): TableFile[] {
  const arePairs = can(variant, 'pairs')
  const times: TableFile[] = variant.availability === 'none' ? [] : ['availability']
  return ['people', 'choices', ...times, arePairs ? 'meetings' : 'plan']
}

function TableFiles() {
  const t = useT()
  const take = useFile()
  const { variant } = useLiveSnapshot()
  const tables = tablesOf(variant)
  const [file, setFile] = useState<TableFile>('people')
  return (
    <Part title={t('files.csv')} help={t('files.csv.programs.help')}>
      <NativeSelect
        label={t('files.csv')}
        value={file}
        onChange={({ currentTarget: { value } }) => setFile(value as TableFile)}
        data={tables.map((value) => ({ value, label: t(`files.${value}Table`) }))}
      />
      <BusyButton onClick={() => take({ file, style: 'spreadsheets' })}>
        {t('files.csv.spreadsheets')}
      </BusyButton>
      <BusyButton onClick={() => take({ file, style: 'programs' })}>{t('files.csv.programs')}</BusyButton>
    </Part>
  )
}

/** By their names, which are the same in every language. */
const TOOLS = { zoom: 'Zoom', teams: 'Teams', bigbluebutton: 'BigBlueButton', jitsi: 'Jitsi' } as const

function BreakoutFiles() {
  const t = useT()
  const take = useFile()
  const { variant, state } = useLiveSnapshot()
  const sessions = scheduledSessions(variant, state)
  const [session, setSession] = useState(1)
  const [tool, setTool] = useState<keyof typeof TOOLS>('zoom')
  return (
    <Part title={t('files.breakout')}>
      {sessions.length > 1 && (
        <NativeSelect
          label={t('files.breakout.session')}
          value={session}
          onChange={({ currentTarget: { value } }) => setSession(Number(value))}
          data={sessions.map(({ id, name }) => ({
            value: String(id),
            label: isolatedText(name) || t('schedule.session', { number: id }),
          }))}
        />
      )}
      <NativeSelect
        label={t('files.breakout.tool')}
        value={tool}
        onChange={({ currentTarget: { value } }) => setTool(value as typeof tool)}
        data={Object.entries(TOOLS).map(([value, label]) => ({ value, label }))}
      />
      <BusyButton onClick={() => take({ file: 'breakout', session, tool })}>
        {t('files.breakout.get')}
      </BusyButton>
    </Part>
  )
}
