import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { looksLikeWorkbook } from './workbook-signs.ts'

/** A small workbook, with the cells of its only sheet as XML. */
function workbook(cells: string, sheets = [cells]): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map((_, index) => `<sheet name="Sheet ${index + 1}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  }
  for (const [index, each] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${each}</sheetData></worksheet>`
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
const ROWS = `<row r="1">${text('A1', 'Name')}${text('B1', 'Bees &amp; wasps')}</row><row r="2">${text('A2', 'Ann')}<c r="B2"><v>7</v></c><c r="C2" s="1"><v>46354</v></c></row>`

test('IMPORT-67: a workbook is read with its texts, numbers and dates', async () => {
  expect(await readWorkbook(workbook(ROWS))).toEqual([
    {
      name: 'Sheet 1',
      table: [
        ['Name', 'Bees & wasps', ''],
        ['Ann', '7', '2026-11-28'],
      ],
    },
  ])
  const two = await readWorkbook(workbook('', [ROWS, '', ROWS]))
  expect(Array.isArray(two) && two.map(({ name }) => name)).toEqual(['Sheet 1', 'Sheet 3'])
})

test('IMPORT-67: what cannot be read is refused with its reason, formulas by their cells', async () => {
  const formulas = `<row r="1"><c r="A1"><f>SUM(1,2)</f><v>3</v></c><c r="B1" t="str"><f/></c></row>`
  expect(await readWorkbook(workbook(formulas))).toEqual({ fault: 'formulas', cells: ['A1', 'B1'] })
  expect(await readWorkbook(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))).toEqual({ fault: 'protected' })
  expect(await readWorkbook(workbook(''))).toEqual({ fault: 'empty' })
  const whole = workbook(ROWS)
  expect(await readWorkbook(whole.slice(0, whole.length / 2))).toEqual({ fault: 'broken' })
  const { 'xl/workbook.xml': _, ...others } = unzipSync(whole)
  expect(await readWorkbook(zipSync(others))).toEqual({ fault: 'broken' })
  expect(await readWorkbook(strToU8('Name,Bees'))).toEqual({ fault: 'broken' })
})

test('IMPORT-67: a workbook is known by how it begins, or by its name', () => {
  expect(looksLikeWorkbook(workbook(ROWS), 'table')).toBe(true)
  expect(looksLikeWorkbook(strToU8('x'), 'Table.XLSX')).toBe(true)
  expect(looksLikeWorkbook(strToU8('Name,Bees'), 'table.csv')).toBe(false)
})
