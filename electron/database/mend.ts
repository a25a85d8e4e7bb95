/**
 * Opens the app's database, also when its file is damaged: the file is set aside, never deleted, and the last good copy
 * takes its place (promise F7). Only the owner of the home may do this.
 */
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { isDamage, openDatabase, type Database } from './database.ts'
import { privateFile } from './privateFile.ts'

export interface Opened {
  readonly db: Database
  /** What a person should know: null when all was well. */
  readonly note: string | null
}

const copyEveryMs = 24 * 3_600_000
const copyOf = (file: string) => `${file}.copy`

export function openOrMend(file: string, nowMs: number): Opened {
  const sound = isEmptied(file) ? null : openSound(file)
  if (sound) return { db: sound, note: null }
  const aside = setAside(file, nowMs)
  const restored = openCopy(file, nowMs)
  const kept = `The app's database was damaged. It is kept as ${basename(aside)}`
  if (restored)
    return { db: restored, note: `${kept}, and the last good copy of it is used: what came later is not known.` }
  return { db: openDatabase(file), note: `${kept}, and a new one was begun: check your settings and folders.` }
}

/** A new file is empty too, but then there is no copy of it. */
function isEmptied(file: string): boolean {
  return existsSync(copyOf(file)) && existsSync(file) && statSync(file).size === 0
}

/** Null for a damaged file. @throws what else keeps it from being opened */
function openSound(file: string): Database | null {
  let db: Database | null = null
  try {
    db = openDatabase(file)
    if (isWhole(db)) return db
  } catch (thrown) {
    if (!isDamage(thrown)) throw thrown
  }
  db?.close()
  return null
}

function isWhole(db: Database): boolean {
  return db.all<{ quick_check: string }>('PRAGMA quick_check(1)')[0]?.quick_check === 'ok'
}

/** With its log, which belongs to it alone. */
function setAside(file: string, nowMs: number): string {
  const aside = `${file}.damaged-${new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-')}`
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  return aside
}

function openCopy(file: string, nowMs: number): Database | null {
  if (!existsSync(copyOf(file))) return null
  copyFileSync(copyOf(file), file)
  const db = openSound(file)
  if (!db) setAside(file, nowMs + 1)
  return db
}

/** At a clean end, once a day: only a whole database is copied. What cannot be copied now is copied another day. */
export function keepCopy(db: Database, file: string, nowMs: number): void {
  const copy = copyOf(file)
  const part = `${copy}.part`
  try {
    if (existsSync(copy) && Math.abs(nowMs - statSync(copy).mtimeMs) < copyEveryMs) return
    if (!isWhole(db)) return
    rmSync(part, { force: true })
    db.run('VACUUM INTO ?', privateFile(part))
    sync(part)
    renameSync(part, copy)
  } catch {
    rmSync(part, { force: true })
  }
}

function sync(file: string): void {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
