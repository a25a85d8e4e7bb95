/**
 * Opens the app's database, also when its file is damaged: the file is set aside, never deleted, and the last good copy
 * takes its place (promise F7). Only the owner of the home may do this.
 */
import { copyFileSync, existsSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { errorOfTrouble } from '../../shared/diskTrouble.ts'
import { isDamage, openDatabase, type Database } from './database.ts'
import { homePlace, onHomeDisk } from './diskErrors.ts'
import { syncFile } from '../../node/files/syncToDisk.ts'
import { privateFile } from '../../node/sqlite/privateFile.ts'

export interface Opened {
  readonly db: Database
  /** What a person should know: null when all was well. */
  readonly note: string | null
}

const copyEveryMs = 24 * 3_600_000
const copyOf = (file: string) => `${file}.copy`
/** The copy, ready to take the place of the database. */
const restoredOf = (file: string) => `${file}.restored`

/** @throws AppError of the disk: what cannot be read now is not damaged, and stays where it is */
export function openOrMend(file: string, nowMs: number): Opened {
  return onHomeDisk(file, () => openOrReplace(file, nowMs))
}

function openOrReplace(file: string, nowMs: number): Opened {
  if (!existsSync(file) && existsSync(restoredOf(file))) renameSync(restoredOf(file), file)
  const sound = isEmptied(file) ? null : openSound(file)
  if (sound) return { db: sound, note: null }
  const hasCopy = existsSync(copyOf(file))
  const aside = replaceByCopy(file, nowMs)
  const restored = hasCopy ? openCopy(file, nowMs) : null
  const kept = `The app's database was damaged. It is kept as ${basename(aside)}`
  if (restored)
    return { db: restored, note: `${kept}, and the last good copy of it is used: what came later is not known.` }
  return { db: openDatabase(file), note: `${kept}, and a new one was begun: check your settings and folders.` }
}

/** A new file is empty too, but then there is no copy of it. */
function isEmptied(file: string): boolean {
  return existsSync(copyOf(file)) && existsSync(file) && statSync(file).size === 0
}

/** So often a file must be found damaged, each time by a new connection: what a failing disk hands out may look like it. */
const looks = 3

/** Null for a damaged file. @throws what else keeps it from being opened */
function openSound(file: string): Database | null {
  for (let look = 1; look <= looks; look += 1) {
    const db = openUndamaged(file)
    if (!db || isWholeOrClosed(db, file)) return db
  }
  return null
}

/** It takes several connections by itself before it calls a file damaged. */
function openUndamaged(file: string): Database | null {
  try {
    return openDatabase(file)
  } catch (thrown) {
    if (isDamage(thrown)) return null
    throw thrown
  }
}

function isWholeOrClosed(db: Database, file: string): boolean {
  let isSound = false
  try {
    isSound = isWhole(db, file)
  } catch (thrown) {
    if (!isDamage(thrown)) throw thrown
  } finally {
    if (!isSound) db.close()
  }
  return isSound
}

/** SQLITE_CORRUPT, with or without more detail above its first byte. */
const corrupt = 11

/**
 * @throws AppError of the disk. The check throws no error of it: "unable to get the page. error code=266" is a line of its
 * findings, as any damage is.
 */
function isWhole(db: Database, file: string): boolean {
  const finding = db.all<{ quick_check: string }>('PRAGMA quick_check(1)')[0]?.quick_check ?? ''
  const code = Number(/error code=(\d+)/.exec(finding)?.[1] ?? corrupt)
  if ((code & 0xff) !== corrupt) throw errorOfTrouble('failing', homePlace(file), new Error(finding))
  return finding === 'ok'
}

/**
 * The copy is whole beside it before the damaged file goes: an error of the disk in between leaves everything as it was, and
 * the next start does it again. Where a symbolic link leads to the file, the file itself is meant.
 */
function replaceByCopy(link: string, nowMs: number): string {
  const file = realpathSync(link)
  const copy = copyOf(link)
  const hasCopy = existsSync(copy)
  if (hasCopy) {
    copyFileSync(copy, restoredOf(file))
    syncFile(restoredOf(file))
  }
  const aside = setAside(file, nowMs)
  if (hasCopy) renameSync(restoredOf(file), file)
  return aside
}

/** With its log, which belongs to it alone. */
function setAside(file: string, nowMs: number): string {
  const aside = `${file}.damaged-${new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-')}`
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  return aside
}

/** Null where the copy was damaged as well: then it is set aside too. */
function openCopy(file: string, nowMs: number): Database | null {
  const db = openSound(file)
  if (!db) setAside(realpathSync(file), nowMs + 1)
  return db
}

/** At a clean end, once a day: only a whole database is copied. What cannot be copied now is copied another day. */
export function keepCopy(db: Database, file: string, nowMs: number): void {
  const copy = copyOf(file)
  const part = `${copy}.part`
  try {
    if (existsSync(copy) && Math.abs(nowMs - statSync(copy).mtimeMs) < copyEveryMs) return
    if (!isWhole(db, file)) return
    rmSync(part, { force: true })
    db.run('VACUUM INTO ?', privateFile(part))
    syncFile(part)
    renameSync(part, copy)
  } catch {
    removeLater(part)
  }
}

/** What cannot be removed now is removed before the next copy. */
function removeLater(part: string): void {
  try {
    rmSync(part, { force: true })
  } catch {
    return
  }
}
