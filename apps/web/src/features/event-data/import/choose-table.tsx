import { Button, FileButton, Group, Paper, Stack, Text, Textarea } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useUnsavedInput } from '../../../lib/unsaved-input.ts'
import classes from './import.module.css'
import { ImportBar } from './import-bar.tsx'
import { ImportFormat } from './import-format.tsx'
import { MAX_FILE_KIB, readTableFile } from './read-table-file.ts'

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

  const read = async (file: File | null | undefined) => {
    if (!file) return
    const csv = await readTableFile(file)
    if (csv === undefined) onError(t('import.tooLarge', { max: MAX_FILE_KIB / 1024 }))
    else onCheck(csv)
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
          <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(file) => void read(file)}>
            {(props) => <Button {...props}>{t('import.choose')}</Button>}
          </FileButton>
        </Group>
      </Paper>
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
