import { expect, test } from 'vitest'
import type { LibraryCell } from '../../../shared/contract/library.ts'
import { columnCells, sumOf } from '../../../renderer/features/library/titles/columnCells.ts'

const cell = (wish: string, language: string, covered = 0, total = 1): LibraryCell => ({
  wish,
  language,
  covered,
  total,
  status: null,
})

test('a row that wishes for other languages stands under their headings, and under none where it wishes for nothing', () => {
  const [en, de] = [cell('en', 'en'), cell('de', 'de')]
  expect(columnCells([en, de], ['en', 'es', 'de'])).toEqual([[en], [], [de]])
})

test('two ways to wish for one language are one cell with their sum', () => {
  const [plain, either] = [cell('pt-BR', 'pt-BR', 2, 5), cell('pt-BR>pt', 'pt-BR', 1, 3)]
  expect(columnCells([plain, either], ['pt-BR'])).toEqual([[plain, either]])
  expect(sumOf([plain, either])).toEqual({ covered: 3, total: 8 })
})

test('what has no heading any more stands nowhere', () => {
  expect(columnCells([cell('es', 'es')], ['en'])).toEqual([[]])
})
