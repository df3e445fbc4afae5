import { Anchor, Stack, Table, Text } from '@mantine/core'
import { can, PREFERENCE_SCALES } from '@planner/domain'
import { preferenceLabel } from '../../../components/preference-label.ts'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import classes from './import.module.css'
import { sampleTable, toCsv } from './sample-table.ts'

/** Describes the expected table, with an example to download and fill in. */
export function ImportFormat() {
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
