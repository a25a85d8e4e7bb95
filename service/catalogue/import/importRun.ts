/**
 * One import, whatever it reads: read -> parse -> key -> load -> index. Readers and parsers hand it packages; it loads them
 * in large transactions, remembers what many of them share, and at the end brings the indexes up to date.
 */
import { indexNames } from '../../search/indexNames.ts'
import { refreshPrefixes } from '../../search/refreshPrefixes.ts'
import { createSubtitleLoader } from '../addSubtitle.ts'
import { storeTitle, type NewTitle } from '../addTitle.ts'
import type { ServiceDatabase } from '../store/database.ts'
import { recordImported, type NumberRange } from './importedFrom.ts'
import type { ImportCounts, ImportTally } from './importTally.ts'
import { createMemo } from '../store/memo.ts'
import type { NewSubtitle } from '../newSubtitle.ts'
import { createPreparer } from '../preparePackage.ts'
import type { ReadPackage } from './readManifest.ts'
import { createReleaseReader, type ReleaseReader } from './releaseReader.ts'

export interface NewPackage {
  readonly title: NewTitle
  readonly subtitle: Omit<NewSubtitle, 'titleId' | 'titleName'>
}

export interface ImportRun {
  readonly db: ServiceDatabase
  readonly tally: ImportTally
  readonly reader: ReleaseReader
  /** What is added from here on can be taken out again under this name. */
  recordAs(source: string): void
  /** Counts what is new of it. Run inside `importEach`. */
  addPackage(added: NewPackage): void
  /** The same for one that was prepared elsewhere. */
  load(read: ReadPackage): void
  /** Imports the items in commits of at most a second, and may be stopped between them. */
  importEach<Item>(items: Iterable<Item>, importOne: (item: Item) => void): void
}

/** Lines of one title stand together in most lists. */
const keptTitles = 4_096
/** Others may want to write meanwhile; within this time every page of an index is written once, however often it changed. */
const longestCommitMs = 1_000

export type ImportParts = Pick<ImportRun, 'db' | 'tally'>

export async function runImport(parts: ImportParts, work: (run: ImportRun) => Promise<void>): Promise<ImportCounts> {
  const { db, tally } = parts
  await db.whileLoading(async () => {
    try {
      await work(createImportRun(parts))
    } finally {
      // Also after an import that was stopped: what it had read is kept, and can be found.
      indexNames(db)
      refreshPrefixes(db)
    }
  })
  return tally.counts()
}

function createImportRun({ db, tally }: ImportParts): ImportRun {
  const reader = createReleaseReader()
  const preparer = createPreparer(reader)
  const loader = createSubtitleLoader(db)
  const titleIds = createMemo<string, number>(keptTitles)

  let recordedAs: string | null = null
  /** In this commit. */
  let added: NumberRange | null = null
  let last: { readonly title: NewTitle; readonly id: number } | null = null

  function titleIdOf(title: NewTitle): number {
    if (last?.title !== title) last = { title, id: titleIds(JSON.stringify(title), () => store(title)) }
    return last.id
  }

  function store(title: NewTitle): number {
    const { id, isNew } = storeTitle(db, title)
    tally.count({ titles: Number(isNew) })
    return id
  }

  function load({ title, prepared }: ReadPackage): void {
    const nId = loader.add(titleIdOf(title), prepared)
    if (nId === null) return
    tally.count({ subtitles: 1, files: prepared.files.length })
    added = { first: added?.first ?? Number(nId), last: Number(nId) }
  }

  function settle(): void {
    loader.settle()
    if (added && recordedAs !== null) recordImported(db, recordedAs, added)
    added = null
  }

  return {
    db,
    tally,
    reader,
    load,
    recordAs(source) {
      recordedAs = source
    },
    addPackage({ title, subtitle }) {
      load({ title, prepared: preparer.prepare({ ...subtitle, titleName: title.name }) })
    },
    importEach(items, importOne) {
      const rest = items[Symbol.iterator]()
      let next = rest.next()
      const importSome = () => {
        for (
          const endMs = performance.now() + longestCommitMs;
          !next.done && performance.now() < endMs;
          next = rest.next()
        ) {
          importOne(next.value)
        }
        settle()
      }
      while (!next.done) {
        db.transaction(importSome)
        tally.step()
      }
    },
  }
}
