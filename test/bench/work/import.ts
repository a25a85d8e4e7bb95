/** A program: imports a title list into a new service database, then the subtitles of its titles, as an import does. */
import { addSubtitle } from '../../../service/catalogue/addSubtitle.ts'
import { addTitle } from '../../../service/catalogue/addTitle.ts'
import { openServiceDatabase } from '../../../service/catalogue/database.ts'
import { importPaths } from '../../../service/catalogue/import.ts'
import { rebuildPrefixes } from '../../../service/search/prefixes.ts'
import { inputOf, peakMb, report } from '../child.ts'
import { timed } from '../clock.ts'
import { readTitleList, subtitlesOf } from '../makeCatalogue.ts'
import type { MadeTitle } from '../vocabulary.ts'

interface Input {
  readonly list: string
  readonly dataDir: string
  readonly titles: number
}

const { list, dataDir, titles } = inputOf<Input>()
const titlesInCommit = 500
const db = openServiceDatabase(dataDir)
let subtitles = 0
let halfWayMb = 0

const bytesOf = (number: number) => new TextEncoder().encode(`1\n00:00:01,000 --> 00:00:02,000\nLine ${number % 64}.\n`)

function addSubtitlesOf(title: MadeTitle): void {
  const { type, name, year, filmdbId } = title
  const unknown = { originalName: null, firstAirDate: null, moviedbId: null, sdId: null }
  const { id: titleId } = addTitle(db, { type, name, year, filmdbId, ...unknown })
  for (const { release, language, place } of subtitlesOf(title)) {
    subtitles += 1
    const numbers = {
      season: place?.season ?? null,
      episodeFrom: place?.episode ?? null,
      episodeEnd: place?.episode ?? null,
    }
    const rest = { isFullSeason: false, isHearingImpaired: false, framerate: 0, comment: '', author: '' }
    const files = [{ path: `${release}.srt`, bytes: bytesOf(subtitles) }]
    addSubtitle(db, { titleId, language, releases: [release], ...numbers, ...rest, files })
  }
}

function addAll(batch: readonly MadeTitle[]): void {
  db.transaction(() => {
    batch.forEach(addSubtitlesOf)
  })
}

const titlesMs = await timed(() => importPaths(db, [list]))
const subtitlesMs = await timed(async () => {
  let batch: MadeTitle[] = []
  let done = 0
  for await (const title of readTitleList(list)) {
    batch.push(title)
    done += 1
    if (batch.length < titlesInCommit && done < titles) continue
    addAll(batch)
    batch = []
    if (done <= titles / 2) halfWayMb = peakMb()
  }
  db.transaction(() => {
    rebuildPrefixes(db)
  })
})
db.close()
report({ titlesMs, subtitlesMs, subtitles, halfWayMb })
