/** What a single file costs: writing a sidecar safely, reading a header, unpacking and checking a download. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
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
import { createLanguageDetector } from '../../../node/language/detectLanguage.ts'
import { createVerify } from '../../../electron/verify/verify.ts'
import { buildZip } from '../../../service/archive/buildZip.ts'
import { dialogue, type DialogueLanguage } from '../../support/make/dialogue.ts'
import { makeMkv, writeSparse } from '../../support/make/films/makeVideo.ts'
import { createRandom } from '../../support/make/worlds/makeWorld.ts'
import { interleaved, timed } from '../clock.ts'
import { ms, rowOf, times, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'
import { systemClock } from '../../../node/clock.ts'

const writeGoal = 1.5
const probeGoalMs = 0.5
const prepareGoalMs = 2.5
const cuesOfFilm = 1_200

export async function fileRows(folder: string, sizes: Sizes): Promise<readonly Row[]> {
  mkdirSync(folder, { recursive: true })
  return [await writeRow(folder, sizes), await probeRow(folder, sizes), await prepareRow(sizes)]
}

async function writeRow(folder: string, { smallFiles }: Sizes): Promise<Row> {
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
  const { plain, bare, safe } = await interleaved(smallFiles, {
    plain: () => timed(() => writeFile(place('plain'), bytes)),
    bare: () => timed(() => writeBare(place('bare'), bytes)),
    safe: () => publishOne(put, place('safe'), bytes),
  })
  db.close()
  return rowOf({
    work: 'write a sidecar safely: journal, temporary file, fsync, link, fsync of the folder, journal',
    measured: ms(safe),
    beside: `the same without journal and checks ${ms(bare)}; a plain write ${ms(plain)}`,
    ratio: `${times(safe / bare)}, ${times(safe / plain)} the plain write`,
    goal: `≤ ${writeGoal} × without journal`,
    isMet: safe <= writeGoal * bare,
  })
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

async function prepareRow({ smallFiles }: Sizes): Promise<Row> {
  const verify = createVerify(createLanguageDetector())
  const archives = madeArchives()
  const openOne = async ({ zip, language }: MadeArchive) => {
    const { members } = await readArchive(zip)
    const { document } = prepareSubtitle(members[0]!.bytes, { languageHint: language, fileName: 'film.srt' })
    const verdict = await verify({ document, language, mediaDurationMs: cuesOfFilm * 6_000, sameTextAs: [] })
    if (verdict.kind !== 'accepted') throw new Error(`${language}: ${verdict.message}`)
  }
  for (const archive of archives) await openOne(archive)
  const next = createTurn(archives)
  const before = process.cpuUsage()
  const { own } = await interleaved(smallFiles, { own: () => timed(() => openOne(next())) })
  const { user, system } = process.cpuUsage(before)
  const cpuMs = (user + system) / 1000 / smallFiles
  return rowOf({
    work: `unpack, decode, parse and verify one download (${cuesOfFilm} cues, five languages, half in old encodings)`,
    measured: `${ms(cpuMs)} of CPU`,
    beside: `median time ${ms(own)}`,
    goal: `≤ ${prepareGoalMs} ms`,
    isMet: cpuMs <= prepareGoalMs,
  })
}

interface MadeArchive {
  readonly zip: Uint8Array
  readonly language: string
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
      return { zip: buildZip([{ name: 'film.srt', bytes }]), language: tag }
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
