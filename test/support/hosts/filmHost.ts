/** A host over a folder of films that ffmpeg made, what it gives to pages, and the ffmpegs that it runs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { answerMedia } from '../../../electron/transport/page/mediaAnswer.ts'
import type { HostOptions } from '../../../electron/window/hostParts.ts'
import { everyVideo, openTestHost, type TestHost } from './openTestHost.ts'

/** However much the machine has to do: how soon is measured by the bench. */
const patient = { pictureMs: 200_000, clipMs: 200_000 }

export const plays = ['h264', 'aac', 'vp9', 'opus'] as const
export const desk = { deskId: 'desk-1' }

export async function openFilms(
  folder: string,
  home: string,
  count: number,
  clipBounds: HostOptions['clipBounds'] = {},
): Promise<TestHost & { readonly ids: ReadonlyMap<string, string> }> {
  const opened = await openTestHost({ homeFolder: home, clipBounds: { deadlines: patient, ...clipBounds } })
  await opened.ask('settings.write', { key: 'minimumVideoBytes', value: 0 })
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === count)
  const { rows } = await opened.ask('library.page', everyVideo)
  return { ...opened, ids: new Map(rows.map(({ file, id }) => [file, id])) }
}

/** Every ffmpeg that this process runs, by what it reads. */
export function children(of: string): readonly string[] {
  return readdirSync('/proc/self/task')
    .flatMap((thread) => textOf(`/proc/self/task/${thread}/children`).split(' '))
    .filter((pid) => {
      const told = pid === '' ? '' : textOf(`/proc/${pid}/cmdline`)
      return told.startsWith('ffmpeg') && told.includes(of)
    })
}

/** How far each thread of a process stands behind others that want the processor: 0 for not at all, 19 for the last. */
export function nicenessOf(pid: string): readonly number[] {
  const tasks = `/proc/${pid}/task`
  if (!existsSync(tasks)) return []
  return readdirSync(tasks).flatMap((thread) => {
    // Behind the name, which may hold anything, the state is the first field and this the seventeenth.
    const [, niceness] = /.*\) \S(?: \S+){15} (\S+)/s.exec(textOf(`${tasks}/${thread}/stat`)) ?? []
    return niceness === undefined ? [] : [Number(niceness)]
  })
}

/** Nothing where it has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

export async function bytesOf({ host }: TestHost, name: string, range?: string) {
  const answer = await answerMedia(host.media, name, range)
  const pieces: Buffer[] = []
  for await (const piece of answer?.body ?? []) pieces.push(piece as Buffer)
  return { answer, bytes: Buffer.concat(pieces) }
}

/** Until an ffmpeg reads from this folder. */
export async function atWork(folder: string): Promise<void> {
  while (children(folder).length === 0) await wait(5)
}
