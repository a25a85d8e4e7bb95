/** A host over a folder of films that ffmpeg made, what it gives to pages, and the ffmpegs that it runs. */
import { readdirSync, readFileSync } from 'node:fs'
import { answerMedia } from '../../../electron/transport/page/mediaAnswer.ts'
import { everyVideo, openTestHost, type TestHost } from './openTestHost.ts'

export const plays = ['h264', 'aac', 'vp9', 'opus'] as const
export const desk = { deskId: 'desk-1' }

export async function openFilms(
  folder: string,
  home: string,
  count: number,
): Promise<TestHost & { readonly ids: ReadonlyMap<string, string> }> {
  const opened = await openTestHost({ homeFolder: home })
  await opened.ask('settings.write', { key: 'minimumVideoBytes', value: 0 })
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === count)
  const { rows } = await opened.ask('library.page', everyVideo)
  return { ...opened, ids: new Map(rows.map(({ file, id }) => [file, id])) }
}

/** Every ffmpeg below this process, by what it reads. */
export function children(of: string): readonly string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const told = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return told.startsWith('ffmpeg') && told.includes(of)
    } catch {
      return false
    }
  })
}

export async function bytesOf({ host }: TestHost, name: string, range?: string) {
  const answer = await answerMedia(host.media, name, range)
  const pieces: Buffer[] = []
  for await (const piece of answer?.body ?? []) pieces.push(piece as Buffer)
  return { answer, bytes: Buffer.concat(pieces) }
}
