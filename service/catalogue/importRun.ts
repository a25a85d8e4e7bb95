/**
 * One import, whatever it reads: read -> parse -> key -> load -> index. Readers and parsers hand it packages; it loads them
 * in large transactions, remembers what many of them share, and at the end brings the indexes up to date.
 */
import { indexNames } from '../search/indexNames.ts'
import { rebuildPrefixes } from '../search/prefixes.ts'
import { createSubtitleLoader, type NewSubtitle } from './addSubtitle.ts'
import { storeTitle, type NewTitle } from './addTitle.ts'
import type { ServiceDatabase } from './database.ts'
import type { ImportCounts, ImportTally } from './importTally.ts'
import { createMemo } from './memo.ts'
import { createReleaseReader, type ReleaseReader } from './releaseReader.ts'

export interface NewPackage {
  readonly title: NewTitle
  readonly subtitle: Omit<NewSubtitle, 'titleId' | 'titleName'>
}

export interface ImportRun {
  readonly db: ServiceDatabase
  readonly tally: ImportTally
  readonly reader: ReleaseReader
  /** Counts what is new of it. Run inside `batch`. */
  addPackage(added: NewPackage): void
  /** All of `work` or nothing; then a step forward, at which an import may be stopped. */
  batch(work: () => void): void
}

/** Lines of one title stand together in most lists. */
const keptTitles = 4_096

export async function runImport(
  db: ServiceDatabase,
  tally: ImportTally,
  work: (run: ImportRun) => Promise<void>,
): Promise<ImportCounts> {
  await db.whileLoading(async () => {
    try {
      await work(createImportRun(db, tally))
    } finally {
      // Also after an import that was stopped: what it had read is kept, and can be found.
      index(db, tally.counts())
    }
  })
  return tally.counts()
}

function createImportRun(db: ServiceDatabase, tally: ImportTally): ImportRun {
  const reader = createReleaseReader()
  const loader = createSubtitleLoader(db, reader)
  const titleIds = createMemo<string, number>(keptTitles)

  function titleIdOf(title: NewTitle): number {
    return titleIds(JSON.stringify(title), () => {
      const { id, isNew } = storeTitle(db, title)
      tally.count({ titles: Number(isNew) })
      return id
    })
  }

  return {
    db,
    tally,
    reader,
    addPackage({ title, subtitle }) {
      const nId = loader.add({ ...subtitle, titleId: titleIdOf(title), titleName: title.name })
      if (nId !== null) tally.count({ subtitles: 1, files: subtitle.files.length })
    },
    batch(work) {
      db.transaction(() => {
        work()
        loader.settle()
      })
      tally.step()
    },
  }
}

function index(db: ServiceDatabase, { titles, subtitles }: ImportCounts): void {
  indexNames(db)
  if (titles + subtitles > 0) rebuildPrefixes(db)
}
