import { expect, test } from 'vitest'
import { readBytes } from './choose-table.tsx'

const KIB = 1024

/** A file that says how large it is without being so. */
function fileOf(size: number): File {
  const file = new File(['Name,Tea\nAnn,Yes\n'], 'table.csv')
  return Object.defineProperty(file, 'size', { value: size })
}

test('VALID-15: a file of 30720 KiB is read, a larger one is not', async () => {
  expect(new TextDecoder().decode(await readBytes(fileOf(30_720 * KIB)))).toBe('Name,Tea\nAnn,Yes\n')
  expect(await readBytes(fileOf(30_720 * KIB + 1))).toBeUndefined()
})
