/** The way in for everything a user imports: decides by the path what it is, imports it, counts (API decisions §5, §6). */
import { existsSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isSubtitleName } from '../../../node/archive/memberNames.ts'
import { AppError } from '../../../shared/errors.ts'
import { sourceErrorOf } from '../store/diskErrors.ts'
import type { ServiceDatabase } from '../store/database.ts'
import { importFolder, importFoundFile, isArchiveName } from './importFolder.ts'
import { importManifest } from './importManifest.ts'
import { runImport, type ImportRun } from './importRun.ts'
import { createTally, type ImportCounts, type ImportOptions } from './importTally.ts'
import { importTitleList } from './importTitleList.ts'

type Kind = 'basics' | 'otherList' | 'manifest' | 'folder' | 'file'

interface Source {
  readonly path: string
  readonly kind: Kind
  /** As it was given. */
  readonly named: string
}

/** Lists of titles first, so that subtitles find the titles they belong to; other names need the titles before them. */
const order: readonly Kind[] = ['basics', 'otherList', 'manifest', 'folder', 'file']

/**
 * Imports folders, zips, single subtitles, `.jsonl` manifests and `.tsv[.gz]` title lists. What is wrong inside them is
 * skipped, counted and told; a path that is not there, or of no known kind, throws before anything is imported.
 */
export async function importPaths(
  db: ServiceDatabase,
  paths: readonly string[],
  options: ImportOptions = {},
): Promise<ImportCounts> {
  const sources = paths.map(sourceOf)
  return runImport({ db, tally: createTally(options) }, async (run) => {
    for (const kind of order) {
      for (const source of sources) if (source.kind === kind) await importSource(run, source, options)
    }
  })
}

/** What `importPaths` throws for a path, before anything is opened. @throws AppError */
export function requireSources(paths: readonly string[]): void {
  paths.forEach(sourceOf)
}

function sourceOf(named: string): Source {
  const path = resolve(named)
  if (!existsSync(path)) throw new AppError('file.missing', `${named} is not there. Check the path.`)
  if (statSync(path).isDirectory()) {
    const manifest = join(path, 'manifest.jsonl')
    return existsSync(manifest) ? { path: manifest, kind: 'manifest', named } : { path, kind: 'folder', named }
  }
  return { path, kind: kindOf(path), named }
}

function kindOf(path: string): Kind {
  if (/\.jsonl$/i.test(path)) return 'manifest'
  if (/\.tsv(?:\.gz)?$/i.test(path)) return /basics/i.test(basename(path)) ? 'basics' : 'otherList'
  if (isArchiveName(path) || isSubtitleName(path)) return 'file'
  throw new AppError('input.invalid', `${path} is no folder, zip, subtitle, .jsonl manifest or .tsv title list.`)
}

/** @throws AppError where a disk fails, be it the data folder's or that of what is imported */
async function importSource(run: ImportRun, source: Source, options: ImportOptions): Promise<void> {
  if (options.recordsSources) run.recordAs(source.named)
  try {
    await importAny(run, source, options)
  } catch (thrown) {
    throw sourceErrorOf(thrown, source.path) ?? thrown
  }
}

async function importAny(run: ImportRun, { path, kind }: Source, { worker }: ImportOptions): Promise<void> {
  const label = basename(path)
  if (kind === 'manifest') await importManifest(run, path, worker)
  else if (kind === 'folder') importFolder(run, { path, label })
  else if (kind === 'file') run.importEach([{ path, label }], (file) => importFoundFile(run, file))
  else await importDamagedToo(run, path)
}

/** A list that breaks off in the middle (a download that was cut) keeps what could be read. */
async function importDamagedToo(run: ImportRun, path: string): Promise<void> {
  try {
    await importTitleList(run, path)
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && String(thrown.code).startsWith('Z_'))) throw thrown
    run.tally.skip(`${basename(path)}: the file is damaged; what came before the damage was imported.`)
  }
}
