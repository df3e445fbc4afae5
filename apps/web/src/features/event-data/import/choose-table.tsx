import { Anchor, Button, FileButton, Group, Paper, Stack, Table, Text, Textarea } from '@mantine/core'
import { can, isolatedText, PREFERENCE_SCALES } from '@planner/domain'
import { decodeTable } from '@planner/protocol'
import { type DragEvent, useState } from 'react'
import { preferenceLabel } from '../../../components/preference-label.ts'
import { type Translate, useT } from '../../../lib/i18n/i18n.ts'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useUnsavedInput } from '../../../lib/unsaved-input.ts'
import classes from './import.module.css'
import { ImportBar } from './import-bar.tsx'
import type { WorkbookFault, WorkbookSheet } from './read-workbook.ts'
import { sampleTable, toCsv } from './sample-table.ts'
import { looksLikeWorkbook } from './workbook-signs.ts'

type ChooseTableProps = {
  error: string | undefined
  onCheck: (csv: string) => void
  onError: (text: string) => void
}

/** Input for the table: a dropped or chosen file, or pasted text. */
export function ChooseTable({ error, onCheck, onError }: ChooseTableProps) {
  const t = useT()
  const [text, setText] = useState('')
  useUnsavedInput(text !== '')
  const [isOver, setOver] = useState(false)
  const [sheets, setSheets] = useState<readonly WorkbookSheet[]>([])

  const read = async (file: File | null | undefined) => {
    if (!file) return
    setSheets([])
    const bytes = await readBytes(file)
    if (bytes === undefined) onError(t('import.tooLarge', { max: MAX_FILE_KIB / 1024 }))
    else if (looksLikeWorkbook(bytes, file.name)) await readSheets(bytes)
    else onCheck(decodeTable(bytes.buffer as ArrayBuffer))
  }
  /** What reads workbooks is loaded by whoever brings one. */
  const readSheets = async (bytes: Uint8Array) => {
    const { readWorkbook } = await import('./read-workbook.ts')
    const found = await readWorkbook(bytes)
    if ('fault' in found) return onError(faultText(t, found))
    const [only] = found
    if (found.length === 1 && only) onCheck(toCsv(only.table))
    else setSheets(found)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void read(event.dataTransfer.files[0])
  }

  return (
    <Stack>
      <Paper
        className={classes.drop ?? ''}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Group justify="center" gap="sm">
          <Text fw={500}>{t('import.drop')}</Text>
          <FileButton accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain" onChange={(file) => void read(file)}>
            {(props) => (
              <Button variant="filled" {...props}>
                {t('import.choose')}
              </Button>
            )}
          </FileButton>
        </Group>
      </Paper>
      {sheets.length > 0 && <SheetChoice sheets={sheets} onCheck={onCheck} />}
      <Textarea
        label={t('import.paste')}
        description={t('import.paste.help')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={3}
        maxRows={10}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <ImportFormat />
      <ImportBar error={error}>
        <Button
          onClick={() => (text.trim() === '' ? onError(t('import.nothing')) : onCheck(text))}
          variant={text.trim() === '' ? 'default' : 'filled'}
        >
          {t('import.check')}
        </Button>
      </ImportBar>
    </Stack>
  )
}

/** Which of several sheets is meant. */
function SheetChoice({
  sheets,
  onCheck,
}: {
  sheets: readonly WorkbookSheet[]
  onCheck: (csv: string) => void
}) {
  const t = useT()
  return (
    <fieldset className={classes.sheets}>
      <legend>{t('import.sheet')}</legend>
      <Group gap="xs">
        {sheets.map(({ name, table }) => (
          <Button key={name} onClick={() => onCheck(toCsv(table))}>
            {isolatedText(name)}
          </Button>
        ))}
      </Group>
    </fieldset>
  )
}

/** Describes the expected table, with an example to download and fill in. */
function ImportFormat() {
  const t = useWords()
  const variant = useVariant()
  const table = sampleTable(t, variant)
  const [header = [], ...rows] = table
  const choices = PREFERENCE_SCALES[variant.preferenceScale].choices
    .filter((choice) => choice !== '')
    .map((choice) => preferenceLabel(t, choice))
  // The byte order mark makes spreadsheets read the file as UTF-8.
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${toCsv(table)}`)}`
  return (
    <Stack gap="xs" className={classes.format}>
      <Text size="sm">{t(can(variant, 'pairs') ? 'import.format.pairs' : 'import.format')}</Text>
      <Table.ScrollContainer
        minWidth={0}
        type="native"
        // It scrolls on phones, by keys as well.
        tabIndex={0}
        role="region"
        aria-label={t('import.example')}
      >
        <Table withTableBorder withColumnBorders fz="sm" verticalSpacing={4} aria-label={t('import.example')}>
          <Table.Thead>
            <Table.Tr>
              {header.map((cell) => (
                <Table.Th key={cell} scope="col">
                  {cell}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([name, ...cells]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                {cells.map((cell, index) => (
                  // A static example: its columns are never reordered.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <Table.Td key={index}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Anchor href={file} download={t('import.sample.file')} py={8} w="fit-content">
        {t('import.download')}
      </Anchor>
      <Text size="sm">{t('import.choices', { choices: choices.join(', ') })}</Text>
      {can(variant, 'pairs') && <Text size="sm">{t('import.columns.pairs')}</Text>}
      <Text size="sm">{t('import.sources')}</Text>
    </Stack>
  )
}

/** The largest table that can be imported, in KiB; VALID-15. */
const MAX_FILE_KIB = 30_720

/** A chosen file, or undefined when it is larger than allowed. */
export async function readBytes(file: File): Promise<Uint8Array | undefined> {
  if (file.size > MAX_FILE_KIB * 1024) return undefined
  return new Uint8Array(await file.arrayBuffer())
}

function faultText(t: Translate, found: WorkbookFault): string {
  if (found.fault === 'formulas') return t('import.workbook.formulas', { cells: found.cells.join(', ') })
  return t(`import.workbook.${found.fault}`)
}
