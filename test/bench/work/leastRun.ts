/**
 * A program: the calls of a whole run with nothing between them, the least of any in Node. It lists the library, asks for all names
 * at once, fetches each archive as soon as it is named, and writes with a sync of file and folder; nothing is judged, checked,
 * counted or noted down.
 */
import { lstatSync, readdirSync } from 'node:fs'
import { link, open, unlink } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import PQueue from 'p-queue'
import { plainHttp } from '../../../node/http/plainHttp.ts'
import { inputOf, report } from '../workSide.ts'

interface Input {
  readonly library: string
  readonly address: string
  readonly apiKey: string
}

interface Listed {
  readonly n_id: string
  readonly full_season: boolean
}

interface Answer {
  readonly files: readonly { readonly file_name: string; readonly subtitles: readonly Listed[] }[]
}

const namesInCall = 50
const { library, address, apiKey } = inputOf<Input>()
const searches = new PQueue({ concurrency: 4 })
const downloads = new PQueue({ concurrency: 8 })
const agent = new plainHttp.Agent({ keepAlive: true, maxFreeSockets: 8 })
const archives = new Map<string, Promise<Uint8Array>>()
let firstMs = 0
let written = 0

function videosIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return videosIn(path)
    return lstatSync(path).size > 0 && path.endsWith('.mkv') ? [path] : []
  })
}

async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Buffer> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = plainHttp.request(new URL(path, address), { method, headers, agent }, resolve)
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`)
  return buffer(answer)
}

async function serveAll(videos: readonly string[]): Promise<void> {
  const byName = new Map(videos.map((path) => [path.slice(dirname(path).length + 1), path]))
  const body = { filenames: [...byName.keys()], languages: 'EN', subs_per_page: 30 }
  const answer = await searches.add(() => ask('POST', '/api/v2/files/search', body))
  const { files } = JSON.parse(answer.toString()) as Answer
  await Promise.all(
    files.flatMap(({ file_name, subtitles }) => {
      const best = subtitles.find(({ full_season }) => full_season) ?? subtitles[0]
      return best ? [serve(byName.get(file_name) ?? '', best)] : []
    }),
  )
}

async function serve(video: string, { n_id }: Listed): Promise<void> {
  const fetching = archives.get(n_id) ?? downloads.add(() => ask('GET', `/api/v2/subtitles/${n_id}/download`))
  archives.set(n_id, fetching)
  await write(video.replace(/\.mkv$/, '.en.srt'), unpack(await fetching, /S\d+E\d+/.exec(video)?.[0] ?? ''))
}

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.7: sizes, then the name, then the bytes; the last one of no other name. */
function unpack(zip: Uint8Array, nameHas: string): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  for (let at = 0; ;) {
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
    const end = start + view.getUint32(at + 18, true)
    const name = new TextDecoder().decode(zip.subarray(at + 30, at + 30 + view.getUint16(at + 26, true)))
    const isLast = view.getUint32(end, true) !== 0x04034b50
    const isStored = view.getUint16(at + 8, true) === 0
    if (isLast || name.includes(nameHas))
      return isStored ? zip.subarray(start, end) : inflateRawSync(zip.subarray(start, end))
    at = end
  }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(`${path}.part`, 'wx')
  await file.write(bytes)
  await file.sync()
  await file.close()
  await link(`${path}.part`, path)
  await unlink(`${path}.part`)
  const folder = await open(dirname(path))
  await folder.sync()
  await folder.close()
  if (written++ === 0) firstMs = performance.now()
}

const videos = videosIn(library)
const calls = Math.ceil(videos.length / namesInCall)
await Promise.all(
  Array.from({ length: calls }, (_, index) => serveAll(videos.slice(index * namesInCall, (index + 1) * namesInCall))),
)
agent.destroy()
const { user, system } = process.cpuUsage()
report({ ms: performance.now(), firstMs, written, downloads: archives.size, cpuMs: (user + system) / 1000 })
