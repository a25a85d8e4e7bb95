/** A season of the sample's show on the disk, each episode with a subtitle that the user made. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeMkv, writeSparse } from '../films/makeVideo.ts'

export function ownRelease(episode: number): string {
  return `Tidewater.Street.S01E${String(episode).padStart(2, '0')}.1080p.WEB-DL.x264-HARBOR`
}

export function ownText(episode: number): string {
  return `1\r\n00:00:01,000 --> 00:00:02,000\r\nFolge ${episode}, grüß dich.\r\n`
}

/** `<release>.mkv` and `<release>.de.srt` for each, old enough not to be still growing. */
export async function makeOwnSeason(folder: string, episodes: number): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (let episode = 1; episode <= episodes; episode += 1) {
    const video = join(folder, `${ownRelease(episode)}.mkv`)
    await writeSparse(video, makeMkv())
    utimesSync(video, 1_700_000_000, 1_700_000_000)
    writeFileSync(join(folder, `${ownRelease(episode)}.de.srt`), ownText(episode))
  }
}
