import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../../service/catalogue/catalogue.ts'
import { importSample } from '../../../../service/catalogue/import/importSample.ts'
import { createTitleSearch } from '../../../../service/search/titleSearch.ts'
import { emptyCatalogue } from '../../../support/services/emptyCatalogue.ts'

const sampleDir = 'service/catalogue/sample'
const videos = JSON.parse(readFileSync(`${sampleDir}/videos.json`, 'utf8')) as {
  path: string
  durationSeconds: number
}[]
const unknownVideo = 'Glassblower'
const options = { engine: 'local', episodeScope: 'exact', languages: ['EN'], subtitlesPerPage: 10 } as const

async function sampleCatalogue() {
  const db = emptyCatalogue()
  const counts = await importSample(db, sampleDir)
  return { db, counts, catalogue: createCatalogue(db), search: createTitleSearch(db) }
}

/** Second at which the last cue ends; the times are ASCII in every encoding of the samples. */
function lastCueSeconds(bytes: Uint8Array): number {
  const times = [
    ...Buffer.from(bytes.filter((byte) => byte > 0))
      .toString('latin1')
      .matchAll(/--> (\d\d):(\d\d):(\d\d)/g),
  ]
  const [, hours, minutes, seconds] = times.at(-1)!
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

test('the sample comes in whole, and a second time adds nothing', async () => {
  const { db, counts } = await sampleCatalogue()
  expect(counts).toMatchObject({ titles: 7, skipped: 0 })
  expect(await importSample(db, sampleDir)).toEqual({ titles: 0, subtitles: 0, files: 0, skipped: 0 })
})

test('every demo video but one is surely matched, with an English subtitle of its own release that ends with it', async () => {
  const { search, catalogue } = await sampleCatalogue()
  for (const { path, durationSeconds } of videos.filter((video) => !video.path.includes(unknownVideo))) {
    const { match, subtitles } = search.matchFilename(path.split('/').at(-1)!, options)
    expect(match).toMatchObject({ confidence: 'high' })
    const release = path.split('/').at(-1)!.replace('.mkv', '')
    const file = catalogue.filesOf(subtitles[0]!.subtitle.nId).find((one) => one.releaseName === release)
    const spareSeconds = durationSeconds - lastCueSeconds((await catalogue.bytesOf(file!.fileNId))!)
    expect(spareSeconds).toBeGreaterThan(10)
    expect(spareSeconds).toBeLessThan(60)
  }
})

test('nobody has a subtitle for the remaining video', async () => {
  const { search } = await sampleCatalogue()
  const [path] = videos.map((video) => video.path).filter((one) => one.includes(unknownVideo))
  expect(search.matchFilename(path!, options).match).toBeNull()
})

test('the sample holds a season pack, a hearing-impaired file, a film of the same name, and old encodings', async () => {
  const { catalogue } = await sampleCatalogue()
  const everything = (filmName: string) => {
    const [title] = catalogue.findTitles({ filmName })
    return catalogue.subtitlesOf(title!.sdId, { languages: [] }, { offset: 0, limit: 30 }).items
  }
  expect(catalogue.findTitles({ filmName: 'The Paper Lantern' }).map((title) => title.year)).toEqual([2019, 1987])
  expect(everything('Salt and Cedar').some((one) => one.isHearingImpaired)).toBe(true)
  const pack = everything('Tidewater Street').find((one) => one.isFullSeason)
  expect(catalogue.filesOf(pack!.nId).map((file) => file.episode)).toEqual([1, 2, 3, 4])
  const french = everything('The Last Ferry to Orrin').find((one) => one.language === 'FR')
  const bytes = (await catalogue.bytesOf(catalogue.filesOf(french!.nId)[0]!.fileNId))!
  expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow()
  const english = everything('Nine Quiet Rooms').find((one) => one.language === 'EN')
  expect([...(await catalogue.bytesOf(catalogue.filesOf(english!.nId)[0]!.fileNId))!.subarray(0, 2)]).toEqual([
    0xff, 0xfe,
  ])
})
