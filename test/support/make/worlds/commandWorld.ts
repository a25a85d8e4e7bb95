/** A small library and a service that knows some of it: one video for each way a run can end. */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spokenSrt, type DialogueLanguage } from '../dialogue.ts'
import { makeMkv } from '../films/makeVideo.ts'
import { createRandom } from './makeWorld.ts'
import { printedByService } from '../../services/serviceCommand.ts'
import { startTestService, type TestService } from '../../services/startService.ts'
import { placeArguments } from '../../services/storeOfTests.ts'

export const releases = {
  /** Listed in English and Spanish for this very release. */
  whole: 'The.Amber.Field.2011.1080p.BluRay.x264-ORBIT',
  /** An episode, listed in English. */
  episode: 'Copper.Road.S01E02.1080p.WEB.h264-ORE',
  /** Listed in English for another cut alone: a person must look. */
  doubtful: 'The.Paper.Mirror.2014.1080p.BluRay.x264-ORBIT',
  /** Known, but not listed in English. */
  foreign: 'The.Last.Canyon.2012.1080p.BluRay.x264-ORBIT',
  unknown: 'Nobody.Has.Heard.2015.1080p.WEB.x264-NONE',
} as const

export interface CommandWorld {
  readonly service: TestService
  readonly folder: string
  readonly library: string
  videoOf(which: keyof typeof releases): string
  /** An empty place for a home. */
  newHome(): string
  close(): Promise<void>
}

const film = (name: string, year: number, moviedb_id: number) => ({
  type: 'movie',
  name,
  year,
  moviedb_id,
  filmdb_id: `tt${moviedb_id}`,
})
const amber = film('The Amber Field', 2011, 5)
const road = { type: 'tv', name: 'Copper Road', year: 2018, moviedb_id: 5, filmdb_id: 'tt6' }

const listed: readonly (readonly [title: object, language: DialogueLanguage, release: string, rest?: object])[] = [
  [amber, 'EN', releases.whole],
  [amber, 'ES', releases.whole],
  [road, 'EN', releases.episode, { season: 1, episode: 2 }],
  [film('The Paper Mirror', 2014, 7), 'EN', 'The.Paper.Mirror.2014.DVDRip.XviD-OLD'],
  [film('The Last Canyon', 2012, 8), 'FR', releases.foreign],
]

export async function openCommandWorld(): Promise<CommandWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-commands-'))
  const library = join(folder, 'library')
  mkdirSync(library)
  for (const name of Object.values(releases)) makeVideo(join(library, `${name}.mkv`))
  const service = await startTestService({ plan: 'pro', manifest: [], now: Date.now })
  await printedByService('import', ...placeArguments(service.dataDir), makeCatalogue(join(folder, 'catalogue')))
  let homes = 0
  return {
    service,
    folder,
    library,
    videoOf: (which) => join(library, `${releases[which]}.mkv`),
    newHome: () => join(folder, `home ${++homes}`),
    async close() {
      await service.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function makeVideo(path: string): void {
  writeFileSync(path, makeMkv({ durationS: 300 }))
  truncateSync(path, 2 * 2 ** 20)
  utimesSync(path, 1_600_000_000, 1_600_000_000)
}

function makeCatalogue(folder: string): string {
  mkdirSync(folder)
  const lines = listed.map(([title, language, release, rest], index) => {
    const file = `${index}.srt`
    writeFileSync(join(folder, file), spokenSrt(language, `mark ${index}`, { pick: createRandom(index) }))
    return JSON.stringify({ title, language, releases: [release], files: [file], ...rest })
  })
  const manifest = join(folder, 'manifest.jsonl')
  writeFileSync(manifest, lines.join('\n'))
  return manifest
}
