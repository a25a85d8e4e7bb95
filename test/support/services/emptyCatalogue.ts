/** A catalogue in a temporary folder, and short ways to fill it; removed when the test ends. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openServiceDatabase, type ServiceDatabase } from '../../../service/catalogue/store/database.ts'

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function emptyCatalogue(): ServiceDatabase {
  const db = openServiceDatabase(temporaryFolder())
  onTestFinished(() => db.close())
  return db
}

/** A subtitle of one cue; other words make another file. */
export function srt(words = 'Hello.'): string {
  return `1\n00:00:01,000 --> 00:00:02,000\n${words}\n`
}

/** Writes files below a new folder and returns its path. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

/** Lines of a manifest; `files` default to the file 'a.srt'. */
export function manifest(...lines: readonly Readonly<Record<string, unknown>>[]): string {
  return lines.map((line) => JSON.stringify({ language: 'EN', files: ['a.srt'], ...line })).join('\n')
}
