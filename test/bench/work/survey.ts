/** A program: scans and indexes a folder twice, as the app does before a batch; the second time nothing has changed. */
import { join } from 'node:path'
import { surveyLibrary } from '../../../electron/batch/surveyLibrary.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { createLibraryIndex } from '../../../electron/library/libraryIndex.ts'
import { readIds } from '../../../electron/library/media/readIds.ts'
import { readMediaInfo } from '../../../electron/library/media/readMediaInfo.ts'
import { createScanThread } from '../../../electron/library/scan/scanThread.ts'
import { besideWork, inputOf, report } from '../workSide.ts'
import { timed } from '../clock.ts'

interface Input {
  readonly root: string
  readonly home: string
}

const { root, home } = inputOf<Input>()

const database = openDatabase(join(home, 'undertitle.sqlite'))
const index = createLibraryIndex({ database, readMediaInfo, readIds })
const scan = createScanThread(besideWork('scanWorker.js'))
const { signal } = new AbortController()
const survey = () =>
  surveyLibrary(
    {
      scan: (folder) => scan({ root: folder, minimumBytes: 1024 * 1024, signal }),
      libraryIndex: index,
      history: { languagesOf: () => new Map<string, string>() },
    },
    [root],
    { emit: () => undefined, signal },
  )

const firstMs = await timed(survey)
const againMs = await timed(survey)
const videos = index.count()
database.close()
report({ firstMs, againMs, videos })
