/** Which cells of a row stand under which heading: a row of its own rules wishes for other languages than its neighbours. */
import { createContext } from 'react'
import type { LibraryCell } from '../../../../shared/contract/library.ts'

/** The languages that the headings name, in their order: handed down once a list, not read once a row. */
export const ColumnLanguages = createContext<readonly string[]>([])

/** One entry a heading: empty where the row does not wish for the language, several where it wishes for it in several ways. Pure. */
export function columnCells(
  cells: readonly LibraryCell[],
  languages: readonly string[],
): readonly (readonly LibraryCell[])[] {
  return languages.map((language) => cells.filter((cell) => cell.language === language))
}

/** How several wishes stand together. */
export function sumOf(cells: readonly LibraryCell[]): Readonly<Record<'covered' | 'total', number>> {
  const sum = (of: 'covered' | 'total') => cells.reduce((all, cell) => all + cell[of], 0)
  return { covered: sum('covered'), total: sum('total') }
}
