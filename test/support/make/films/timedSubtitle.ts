/** A folder with a film of which the talk is known, and subtitles of it: the app's own, too late, and others. */
import { mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEngine } from '../../../../electron/engine/compose.ts'
import { realDisk } from '../../../../electron/disk/disk.ts'
import { createFolderNames } from '../../../../electron/sidecar/publish/folderNames.ts'
import { createPublish } from '../../../../electron/sidecar/publish/publish.ts'
import type { Span } from '../../../../shared/timing/span.ts'
import { builtFiles } from '../../programs/builtFiles.ts'
import { madeTalk, moved, otherCues, randomOf } from './madeTalk.ts'
import { makeMkv } from './makeVideo.ts'
import { someDetails } from '../../disks/sidecarParts.ts'
import { tempFolder } from '../../disks/tempFolder.ts'
import { srtOf } from './srtOf.ts'

export { srtOf }

export const minutes = 14
export const name = 'The.Amber.Field.2011.1080p.BluRay.x264-ORBIT'
const random = randomOf(5)
export const talk = madeTalk(random, minutes)
export const cues = otherCues(random, talk)
/** As the app has written them. */
export const late = moved(cues, 2_400)

export function placeTimed() {
  const root = tempFolder()
  const folder = join(root, 'films')
  mkdirSync(folder, { recursive: true })
  return { root, folder, home: join(root, 'home'), sidecar: join(folder, `${name}.en.srt`) }
}

export function plainVideo(folder: string, stem = name): string {
  const video = join(folder, `${stem}.mkv`)
  writeFileSync(video, makeMkv({ durationS: minutes * 60 }))
  truncateSync(video, 16 * 2 ** 20)
  utimesSync(video, 1_600_000_000, 1_600_000_000)
  return video
}

/** As a run writes it, of a release that nobody knows. */
export async function writeOurs(home: string, videoPath: string, path: string, spans: readonly Span[]): Promise<void> {
  await writeOursOf({ home, videoPath, path, spans, tier: 2 })
}

export interface OurFile {
  readonly home: string
  readonly videoPath: string
  readonly path: string
  readonly spans: readonly Span[]
  /** 0: made for this very release. */
  readonly tier: number
  /** Before the spans, in the form of SRT. */
  readonly text?: string
}

export async function writeOursOf({ home, videoPath, path, spans, tier, text: first = '' }: OurFile): Promise<void> {
  const engine = await openEngine({ homeFolder: home, files: builtFiles, env: {}, isOwner: true })
  const publish = createPublish({
    disk: realDisk,
    names: createFolderNames(realDisk),
    history: engine.history,
    trash: engine.trash,
    ids: { newId: () => 'test' },
  })
  const batchId = engine.history.startBatch('test')
  const text = { language: 'en', subject: 'film', fingerprint: 'f', details: { ...someDetails, tier } }
  await publish({ batchId, videoPath, path, bytes: Buffer.from(first + srtOf(spans)), ...text })
  engine.close()
}
