/** What a single file costs: writing a sidecar safely, reading a header, unpacking and checking a download. */
import { randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { mkdirSync, writeFileSync } from 'node:fs'
import { open, writeFile, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import iconv from 'iconv-lite'
import { openDatabase } from '../../../electron/database/database.ts'
import { prepareSubtitle } from '../../../electron/verify/prepareSubtitle.ts'
import { readArchive } from '../../../electron/download/archive/readArchive.ts'
import { readMediaInfo } from '../../../electron/library/media/readMediaInfo.ts'
import { realDisk } from '../../../electron/disk/disk.ts'
import { createFolderNames } from '../../../electron/sidecar/publish/folderNames.ts'
import { createHistory } from '../../../electron/sidecar/history/history.ts'
import { createPublish, type Publish } from '../../../electron/sidecar/publish/publish.ts'
import { createTrash } from '../../../electron/sidecar/trash/trash.ts'
import { createLanguageDetector, type DetectLanguage } from '../../../node/language/detectLanguage.ts'
import { createVerify } from '../../../electron/verify/verify.ts'
import { buildZip } from '../../../service/archive/buildZip.ts'
import { dialogue, type DialogueLanguage } from '../../support/make/dialogue.ts'
import { makeMkv, writeSparse } from '../../support/make/films/makeVideo.ts'
import { createRandom } from '../../support/make/worlds/makeWorld.ts'
import { interleaved, median, timed } from '../clock.ts'
import { limitRow, ms, rowOf, times, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'
import { systemClock } from '../../../node/clock.ts'

const writeGoal = 1.5
const probeGoalMs = 0.5
const prepareGoalMs = 2.5
const cuesOfFilm = 1_200

export async function fileRows(folder: string, sizes: Sizes): Promise<readonly Row[]> {
  mkdirSync(folder, { recursive: true })
  return [...(await writeRows(folder, sizes)), await probeRow(folder, sizes), ...(await prepareRows(sizes))]
}

async function writeRows(folder: string, { smallFiles }: Sizes): Promise<readonly Row[]> {
  const library = join(folder, 'written')
  mkdirSync(library)
  const db = openDatabase(join(folder, 'undertitle.sqlite'))
  const newId = () => randomBytes(8).toString('hex')
  const history = createHistory(db, { clock: systemClock, ids: { newId } })
  const names = createFolderNames(realDisk)
  const publish = createPublish({
    disk: realDisk,
    names,
    history,
    trash: createTrash(join(folder, 'trash')),
    ids: { newId },
  })
  const put = { publish, batchId: history.startBatch('bench') }
  const bytes = new TextEncoder().encode(filmSrt('EN', 1))
  let done = 0
  const place = (kind: string) => join(library, `${kind} ${++done}`)
  const journal = await open(join(folder, 'journal'), 'a')
  const { plain, bare, least, safe } = await interleaved(smallFiles, {
    plain: () => timed(() => writeFile(place('plain'), bytes)),
    bare: () => timed(() => writeBare(place('bare'), bytes)),
    least: () => timed(() => writeJournalled(journal, place('least'), bytes)),
    safe: () => publishOne(put, place('safe'), bytes),
  })
  await journal.close()
  db.close()
  const own = rowOf({
    work: 'write a sidecar safely: journal, temporary file, fsync, link, fsync of the folder, journal',
    measured: ms(safe),
    beside: `the same without journal and checks ${ms(bare)}; a plain write ${ms(plain)}`,
    ratio: `${times(safe / bare)}, ${times(safe / plain)} the plain write`,
    goal: `≤ ${writeGoal} × without journal`,
    isMet: safe <= writeGoal * bare,
  })
  const limit = limitRow({
    work: 'one line of 400 bytes appended to a journal and synced before the file is there, no check, no journal after it',
    measured: ms(least),
    beside: `without journal ${ms(bare)}`,
    ratio: times(least / bare),
    goal: `≤ ${writeGoal} × without journal`,
    isAboveGoal: least > writeGoal * bare,
  })
  return [own, limit]
}

const journalLine = `${'j'.repeat(399)}\n`

async function writeJournalled(journal: FileHandle, path: string, bytes: Uint8Array): Promise<void> {
  await journal.write(journalLine)
  await journal.datasync()
  await writeBare(path, bytes)
}

async function writeBare(path: string, bytes: Uint8Array): Promise<void> {
  await realDisk.writeNew(`${path}.part`, bytes)
  await realDisk.link(`${path}.part`, path)
  await realDisk.unlink(`${path}.part`)
  await realDisk.syncFolderOf(path)
}

interface Put {
  readonly publish: Publish
  readonly batchId: string
}

/** The video is made before the clock starts. */
async function publishOne({ publish, batchId }: Put, stem: string, bytes: Uint8Array): Promise<number> {
  const videoPath = `${stem}.mkv`
  writeFileSync(videoPath, '')
  const details = {
    subtitleId: '1',
    service: 'bench',
    release: 'A.Name',
    tier: 1,
    reasons: [],
    encoding: 'utf-8',
    warnings: [],
    isMachineMade: false,
    member: 'a.srt',
  }
  const said = { language: 'en', subject: stem, fingerprint: stem, details }
  return timed(() => publish({ batchId, videoPath, path: `${stem}.en.srt`, bytes, ...said }))
}

async function probeRow(folder: string, { smallFiles }: Sizes): Promise<Row> {
  const header = makeMkv({
    tracks: [{ kind: 'video' }, { kind: 'audio', language: 'eng' }, { kind: 'subtitle', language: 'spa' }],
  })
  const paths = Array.from({ length: smallFiles }, (_, index) => join(folder, 'probed', `${index}.mkv`))
  mkdirSync(dirname(paths[0] ?? folder))
  for (const path of paths) await writeSparse(path, header)
  const next = createTurn(paths)
  const { own, read } = await interleaved(smallFiles, {
    own: () => timed(() => readMediaInfo(next())),
    read: () => timed(() => readStart(next())),
  })
  return rowOf({
    work: 'read the header of an MKV',
    measured: ms(own),
    beside: `open and read its first 64 KB ${ms(read)}`,
    ratio: times(own / read),
    goal: `≤ ${probeGoalMs} ms`,
    isMet: own <= probeGoalMs,
  })
}

function createTurn<Item>(items: readonly Item[]): () => Item {
  let turn = 0
  return () => items[turn++ % items.length]!
}

async function readStart(path: string): Promise<void> {
  const file = await open(path)
  await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
  await file.close()
}

async function prepareRows({ smallFiles }: Sizes): Promise<readonly Row[]> {
  const detector = createLanguageDetector()
  const verify = createVerify(detector)
  const archives = madeArchives()
  const openOne = async ({ zip, language }: MadeArchive) => {
    const { members } = await readArchive(zip)
    const { document } = prepareSubtitle(members[0]!.bytes, { languageHint: language, fileName: 'film.srt' })
    const verdict = await verify({ document, language, mediaDurationMs: cuesOfFilm * 6_000, sameTextAs: [] })
    if (verdict.kind !== 'accepted') throw new Error(`${language}: ${verdict.message}`)
  }
  for (const archive of archives) await openOne(archive)
  const leastOne = (archive: MadeArchive) => readLeast(archive, detector)
  for (const archive of archives) await leastOne(archive)
  const [next, nextLeast] = [createTurn(archives), createTurn(archives)]
  const took: number[] = []
  const { own: cpuMs, least: leastMs } = await workedInTurn(smallFiles, {
    own: async () => void took.push(await timed(() => openOne(next()))),
    least: () => leastOne(nextLeast()),
  })
  const own = rowOf({
    work: `unpack, decode, parse and verify one download (${cuesOfFilm} cues, five languages, half in old encodings)`,
    measured: `${ms(cpuMs)} of CPU`,
    beside: `median time ${ms(median(took))}`,
    goal: `≤ ${prepareGoalMs} ms`,
    isMet: cpuMs <= prepareGoalMs,
  })
  const limit = limitRow({
    work: 'unpack with zlib, decode what the encoding is told of, split into cues, tell the language; nothing is judged or repaired',
    measured: `${ms(leastMs)} of CPU`,
    goal: `≤ ${prepareGoalMs} ms`,
    isAboveGoal: leastMs > prepareGoalMs,
  })
  return [own, limit]
}

/** Of each the mean processor time, all of them in turn. */
async function workedInTurn<Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, () => unknown>>,
): Promise<Readonly<Record<Name, number>>> {
  const sums = new Map<Name, number>()
  const names = Object.keys(works) as Name[]
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const before = process.cpuUsage()
      await works[name]()
      const { user, system } = process.cpuUsage(before)
      sums.set(name, (sums.get(name) ?? 0) + (user + system) / 1000 / rounds)
    }
  }
  return Object.fromEntries(sums) as Record<Name, number>
}

interface MadeArchive {
  readonly zip: Uint8Array
  readonly language: string
  readonly encoding: string
}

const plainCue = /^\d+\n(\d\d):(\d\d):(\d\d),(\d{3}) --> (\d\d):(\d\d):(\d\d),(\d{3})\n(.+)$/gm

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.7: sizes, then the name, then the bytes. */
async function readLeast({ zip, encoding }: MadeArchive, detect: DetectLanguage): Promise<void> {
  const view = new DataView(zip.buffer, zip.byteOffset)
  const start = 30 + view.getUint16(26, true) + view.getUint16(28, true)
  const bytes = inflateRawSync(zip.subarray(start, start + view.getUint32(18, true)))
  const text = new TextDecoder(encoding).decode(bytes)
  const cues: { readonly startMs: number; readonly text: string }[] = []
  for (const [, hours, minutes, seconds, thousandths, , , , , line = ''] of text.matchAll(plainCue)) {
    const startMs = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(thousandths)
    cues.push({ startMs, text: line })
  }
  if (cues.length !== cuesOfFilm || (await detect(text)) === null) throw new Error(`${cues.length} cues were read`)
}

const languages: readonly (readonly [DialogueLanguage, tag: string, encoding: string])[] = [
  ['EN', 'en', 'windows-1252'],
  ['ES', 'es', 'windows-1252'],
  ['FR', 'fr', 'windows-1252'],
  ['BR_PT', 'pt-BR', 'windows-1252'],
  ['RU', 'ru', 'windows-1251'],
]

function madeArchives(): readonly MadeArchive[] {
  return languages.flatMap(([language, tag, legacy], index) =>
    ['utf-8', legacy].map((encoding) => {
      const bytes = iconv.encode(filmSrt(language, index), encoding)
      return { zip: buildZip([{ name: 'film.srt', bytes }]), language: tag, encoding }
    }),
  )
}

/** A film's worth of lines that are all different, of the words of a language. */
function filmSrt(language: DialogueLanguage, seed: number): string {
  const pick = createRandom(seed)
  const words = dialogue[language].join(' ').split(' ')
  return Array.from({ length: cuesOfFilm }, (_, index) => {
    const line = Array.from({ length: 5 + pick(8) }, () => words[pick(words.length)]).join(' ')
    const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19)
    return `${index + 1}\n${clock(index * 6)},000 --> ${clock(index * 6 + 4)},500\n${line}\n`
  }).join('\n')
}
