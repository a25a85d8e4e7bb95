/** What one of the two memories of a caption decoder (CEA-608) holds: rows of characters, upright or italic. */

interface Cell {
  readonly char: string
  readonly isItalic: boolean
}

interface Row {
  readonly cells: Map<number, Cell>
  /** As it reads, once asked for and until it changes: a screen can be asked after every code. */
  line: string | null
}

const columns = 32
/** Rows are counted from 1 at the top to 15. */
const lastTopRow = 4

export interface CaptionScreen {
  put(row: number, column: number, cell: Cell): void
  /** All that stands in a row from this column on goes. */
  cut(row: number, fromColumn: number): void
  clear(): void
  isEmpty(): boolean
  /** In the markup of SRT. */
  text(): string
}

export function createCaptionScreen(): CaptionScreen {
  const rows = new Map<number, Row>()

  const filled = () =>
    [...rows]
      .map(([row, written]) => ({ row, line: (written.line ??= lineOf(written.cells)) }))
      .filter(({ line }) => line !== '')
      .sort((a, b) => a.row - b.row)

  return {
    put(row, column, cell) {
      const { cells } = rows.get(row) ?? { cells: new Map<number, Cell>() }
      cells.set(Math.min(column, columns - 1), cell)
      rows.set(row, { cells, line: null })
    },
    cut(row, fromColumn) {
      const { cells } = rows.get(row) ?? { cells: new Map<number, Cell>() }
      for (const column of cells.keys()) if (column >= fromColumn) cells.delete(column)
      if (rows.has(row)) rows.set(row, { cells, line: null })
    },
    clear: () => {
      rows.clear()
    },
    isEmpty: () => filled().length === 0,
    text() {
      const shown = filled()
      const isAtTop = shown.length > 0 && shown.every(({ row }) => row <= lastTopRow)
      return `${isAtTop ? '{\\an8}' : ''}${shown.map(({ line }) => line).join('\n')}`
    },
  }
}

function lineOf(cells: ReadonlyMap<number, Cell>): string {
  const placed = [...cells].sort(([a], [b]) => a - b)
  let line = ''
  let isItalic = false
  let before: number | null = null
  for (const [column, cell] of placed) {
    if (before !== null && column > before + 1) line += ' '
    if (cell.isItalic !== isItalic && cell.char !== ' ') {
      line += cell.isItalic ? '<i>' : '</i>'
      isItalic = cell.isItalic
    }
    line += cell.char
    before = column
  }
  const whole = isItalic ? `${line.trimEnd()}</i>` : line
  return whole
    .replace(/ +/g, ' ')
    .replace(/ <\/i>/g, '</i> ')
    .trim()
}
