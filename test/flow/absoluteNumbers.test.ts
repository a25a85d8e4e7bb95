/** A show whose files count on through its seasons, at a service that keeps it by season: made of random lengths. */
import { mkdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

const show = 'Copper Tide'

/** The text of an episode tells which one it is. */
const markOf = (season: number, episode: number) => `mark ${season} ${episode}`
const twoDigits = (number: number) => String(number).padStart(2, '0')

interface Counted {
  readonly season: number
  readonly episode: number
  /** Through all seasons. */
  readonly count: number
}

type Naming = (counted: Counted) => string

/** Ways to count on that no season stands beside. */
const countingOn: readonly Naming[] = [
  ({ count }) => `${show} - ${twoDigits(count)}.1080p.WEB-DL.x264-NOVA`,
  ({ count }) => `[Kettle] ${show} - ${twoDigits(count)} [1080p][0A1B2C3D]`,
  ({ count }) => `[Kettle][${show}][${twoDigits(count)}][1080P]`,
  ({ count }) => `${show} - 0${twoDigits(count)} - The Salt Kettle`,
  ({ count }) => `${show}_-_${twoDigits(count)}v2_[720p]`.replaceAll(' ', '_'),
  ({ count }) => `${show} 0${twoDigits(count)}`,
  ({ count }) => `${show} Episode ${count} [1080p]`,
  ({ count }) => `${show}.E${twoDigits(count)}.1080p.WEB.x264-NOVA`.replaceAll(' ', '.'),
  ({ count }) => `第${twoDigits(count)}話 ${show}`,
]

/** Both numbers: the season's own counts. */
const countingTwice: readonly Naming[] = [
  ({ season, episode, count }) => `${show} - S${twoDigits(season)}E${twoDigits(episode)} - 0${twoDigits(count)}`,
  ({ season, episode, count }) =>
    `[Kettle] ${show} - ${twoDigits(count)} (S${twoDigits(season)}E${twoDigits(episode)}) [720p]`,
  ({ season, episode, count }) =>
    `${show} (2014) - S${twoDigits(season)}E${twoDigits(episode)} - 0${twoDigits(count)} - The Kettle [WEBDL-1080p]`,
]

interface MadeShow {
  readonly hasPacks?: boolean
  readonly namings?: readonly Naming[]
}

function placeShow(seed: number, { hasPacks = true, namings = countingOn.slice(0, 1) }: MadeShow) {
  const folder = tempFolder()
  const [library, catalogue] = [join(folder, 'library', show), join(folder, 'catalogue')]
  for (const made of [library, catalogue]) mkdirSync(made, { recursive: true })
  const pick = createRandom(seed)
  const lengths = Array.from({ length: 3 }, () => 3 + pick(5))
  const episodes = lengths.flatMap((length, at) =>
    Array.from({ length }, (_, index) => ({ season: at + 1, episode: index + 1 })),
  )
  const title = { type: 'tv', name: show, year: 2014 }
  const nameOf = ({ season, episode }: (typeof episodes)[number]) =>
    `Copper.Tide.S${twoDigits(season)}E${twoDigits(episode)}.1080p.WEB-DL.x264-NOVA`
  for (const [index, { season, episode }] of episodes.entries())
    writeFileSync(
      join(catalogue, `${nameOf({ season, episode })}.srt`),
      spokenSrt('EN', markOf(season, episode), { pick: createRandom(index) }),
    )
  const singles = episodes.map((place) => {
    const { season, episode } = place
    const files = [`${nameOf(place)}.srt`]
    return { title, language: 'EN', releases: [nameOf(place)], files, season, episode, episode_end: episode }
  })
  const packs = lengths.map((_, at) => ({
    title,
    language: 'ES',
    releases: [`Copper.Tide.S${twoDigits(at + 1)}.COMPLETE.1080p.WEB-DL.x264-NOVA`],
    files: episodes.filter(({ season }) => season === at + 1).map((place) => `${nameOf(place)}.srt`),
    season: at + 1,
    full_season: true,
  }))
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, [...singles, ...(hasPacks ? packs : [])].map((line) => JSON.stringify(line)).join('\n'))
  const marks = new Map<string, string>()
  for (const [index, { season, episode }] of episodes.entries()) {
    const naming = namings[index % namings.length] ?? nameOf
    const video = join(library, `${naming({ season, episode, count: index + 1 })}.mkv`)
    writeFileSync(video, makeMkv({ durationS: 300 }))
    truncateSync(video, 2 * 2 ** 20)
    utimesSync(video, 1_600_000_000, 1_600_000_000)
    marks.set(basename(video, '.mkv'), markOf(season, episode))
  }
  return { folder, library, manifest, marks, lengths }
}

async function get({ folder, library, manifest }: ReturnType<typeof placeShow>, more: readonly string[] = []) {
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const args = ['get', library, '--home', join(folder, 'home'), '--service', service.url, '--json']
  return runCli([...args, '--languages', 'en', ...more], { env: { UNDERTITLE_API_KEY: service.key } })
}

test.each([1, 2, 3])(
  'where packs tell how long its seasons are, every episode gets its own text (show %i)',
  async (seed) => {
    const made = placeShow(seed, {})
    const run = await get(made)
    const written = eventsOf(run, 'written').map((line) => String(line['sidecar']))
    expect(written).toHaveLength(made.marks.size)
    for (const sidecar of written)
      expect(readFileSync(sidecar, 'utf8')).toContain(made.marks.get(basename(sidecar, '.en.srt')))
    const counted = eventsOf(run, 'matched').filter((line) => 'absolute' in line)
    expect(counted).toHaveLength(made.marks.size - (made.lengths[0] ?? 0))
  },
)

test.each([
  ['alone', 5, countingOn],
  ['alone', 6, countingOn],
  ['beside season and episode', 7, countingTwice],
])(
  'however the number through all seasons is written %s, every episode gets its own text (show %i)',
  async (_, seed, namings) => {
    // Names without tags do not say whether a text is in step: that is asked about, and answered here.
    const made = placeShow(seed, { namings })
    const run = await get(made, ['--yes-to', 'all'])
    const texts = eventsOf(run, 'written').map((line) => {
      const sidecar = String(line['sidecar'])
      return [basename(sidecar, '.en.srt'), /mark \d+ \d+/.exec(readFileSync(sidecar, 'utf8'))?.[0]]
    })
    expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(made.marks))
  },
)

test('where nothing tells how long its seasons are, the later ones are asked about and never guessed', async () => {
  const made = placeShow(4, { hasPacks: false })
  const run = await get(made)
  const [first = 0] = made.lengths
  expect(eventsOf(run, 'written')).toHaveLength(first)
  expect(eventsOf(run, 'skipped').filter(({ reason }) => reason === 'ask')).toHaveLength(made.marks.size - first)
  expect(run.code).toBe(1)
})
