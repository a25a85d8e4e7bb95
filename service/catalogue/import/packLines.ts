/**
 * What one thread read of a manifest, packed for the thread that writes it: all values in one flat list, what lines share
 * once. Objects in objects take the receiving thread three times as long, and it is the one that everything waits for.
 */
import type { NewTitle } from '../addTitle.ts'
import type { Value } from '../../../node/sqlite/statements.ts'
import type { FileContent, PreparedFile } from '../preparePackage.ts'
import type { ReadLine, ReadPackage } from './readManifest.ts'

export interface PackedLines {
  /** Line after line: `skippedMark` and why, or a package's cells in the order that `packPackage` writes. */
  readonly cells: readonly Value[]
  /** Cells name these by their places. */
  readonly titles: readonly NewTitle[]
  readonly contents: readonly FileContent[]
  readonly archives: readonly Uint8Array[]
}

const skippedMark = -1

export function packLines(lines: readonly ReadLine[]): PackedLines {
  const packing: Packing = { cells: [], titles: createTable(), contents: createTable(), archives: [] }
  for (const line of lines) packLine(packing, line)
  const { cells, titles, contents, archives } = packing
  return { cells, titles: titles.items, contents: contents.items, archives }
}

/** The lines as they were packed; what was one object still is. */
export function unpackLines(packed: PackedLines): readonly ReadLine[] {
  const reader = { packed, at: 0 }
  const lines: ReadLine[] = []
  while (reader.at < packed.cells.length) lines.push(unpackLine(reader))
  return lines
}

interface Packing {
  readonly cells: Value[]
  readonly titles: Table<NewTitle>
  readonly contents: Table<FileContent>
  readonly archives: Uint8Array[]
}

function packLine(packing: Packing, line: ReadLine): void {
  if ('skipped' in line) packing.cells.push(skippedMark, line.skipped)
  else packPackage(packing, line)
}

function packPackage({ cells, titles, contents, archives }: Packing, { title, prepared }: ReadPackage): void {
  const { nId, archive, place, row, facts, files } = prepared
  cells.push(titles.placeOf(title), nId ?? null, archive && archives.push(archive) - 1)
  for (const list of [place, row, facts]) cells.push(list.length, ...list)
  cells.push(files.length)
  for (const file of files) cells.push(contents.placeOf(file.content), file.row.length, ...file.row)
}

interface CellReader {
  readonly packed: PackedLines
  at: number
}

function unpackLine(reader: CellReader): ReadLine {
  const place = next(reader)
  if (place === skippedMark) return { skipped: textOf(next(reader)) }
  return { title: itemAt(reader.packed.titles, place), prepared: unpackPackage(reader) }
}

function unpackPackage(reader: CellReader): ReadPackage['prepared'] {
  const nId = next(reader)
  const archive = next(reader)
  return {
    nId: nId === null ? undefined : textOf(nId),
    archive: archive === null ? null : itemAt(reader.packed.archives, archive),
    place: nextList(reader),
    row: nextList(reader),
    facts: nextList(reader).map(textOf),
    files: Array.from({ length: Number(next(reader)) }, () => unpackFile(reader)),
  }
}

function unpackFile(reader: CellReader): PreparedFile {
  const content = itemAt(reader.packed.contents, next(reader))
  return { content, row: nextList(reader) }
}

function next(reader: CellReader): Value {
  const cell = reader.packed.cells[reader.at]
  if (cell === undefined) throw new Error('packed lines break off')
  reader.at += 1
  return cell
}

function nextList(reader: CellReader): readonly Value[] {
  const length = Number(next(reader))
  const list = reader.packed.cells.slice(reader.at, reader.at + length)
  reader.at += length
  return list
}

function textOf(cell: Value): string {
  if (typeof cell !== 'string') throw new Error('packed lines are out of step')
  return cell
}

function itemAt<Item>(items: readonly Item[], place: Value): Item {
  const item = items[Number(place)]
  if (item === undefined) throw new Error('packed lines name what is not there')
  return item
}

/** Items in the order they were first named in, each once. */
interface Table<Item> {
  readonly items: readonly Item[]
  placeOf(item: Item): number
}

function createTable<Item>(): Table<Item> {
  const items: Item[] = []
  const places = new Map<Item, number>()
  return {
    items,
    placeOf(item) {
      const known = places.get(item)
      if (known !== undefined) return known
      places.set(item, items.length)
      return items.push(item) - 1
    },
  }
}
