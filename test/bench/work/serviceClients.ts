/**
 * A program: clients of a service that runs elsewhere. Each kind of request one after the other, then a crowd that sends all of
 * them; what the service worked for each kind is read from its own figures (/metrics).
 */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { inputOf, report } from '../workSide.ts'
import { median, quantile } from '../clock.ts'
import type { Query } from '../makeCatalogue.ts'

interface Input {
  readonly address: string
  /** Of the same service in several processes: the crowd alone asks there. */
  readonly severalAddress: string
  /** Of a server that answers whatever it was sent: bareServer.ts. */
  readonly bareAddress: string
  /** Of accounts of their own: what one may ask a day is soon used up. */
  readonly keys: readonly string[]
  readonly token: string
  readonly queriesFile: string
  /** Requests of each kind. */
  readonly requests: number
  readonly clients: number
  readonly crowdSeconds: number
}

const input = inputOf<Input>()
const queries = JSON.parse(readFileSync(input.queriesFile, 'utf8')) as readonly Query[]
const agent = new Agent({ keepAlive: true })
let count = 0
let { address } = input

interface Sent {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** @throws Error with what a service says that does not answer 200 */
function ask({ path, method = 'GET', headers = {}, body }: Sent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, address), { agent, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const answer = Buffer.concat(chunks)
        if (response.statusCode === 200) resolve(answer)
        else reject(new Error(`${path}: ${response.statusCode} ${answer.toString().slice(0, 200)}`))
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Another account each time. */
function keyHeaders(): Readonly<Record<string, string>> {
  return { 'x-api-key': input.keys[(count += 1) % input.keys.length] ?? '' }
}

function nextQuery(): Query {
  const query = queries[(count += 1) % queries.length]
  if (!query) throw new Error('no names to ask for')
  return query
}

function batchOf(length: number): Promise<Buffer> {
  const filenames = Array.from({ length }, () => nextQuery().fileName)
  const body = JSON.stringify({ filenames })
  return ask({ path: '/api/v2/files/search', method: 'POST', headers: keyHeaders(), body })
}

function searchOne(): Promise<Buffer> {
  const asked = new URLSearchParams({
    film_name: nextQuery().truth?.name ?? 'nothing',
    api_key: keyHeaders()['x-api-key'] ?? '',
  })
  return ask({ path: `/api/v1/subtitles?${asked.toString()}` })
}

/** The numbers of subtitles that can be downloaded. */
async function listedNumbers(): Promise<readonly string[]> {
  const answers = await Promise.all(Array.from({ length: 4 }, () => batchOf(50)))
  const { files } = JSON.parse(answers[0]?.toString() ?? '{}') as {
    readonly files: readonly { readonly subtitles: readonly { readonly n_id: string }[] }[]
  }
  return files.flatMap(({ subtitles }) => subtitles.map(({ n_id: nId }) => nId))
}

const boundary = 'of-this-form'

function form(fields: Readonly<Record<string, string>>, file?: { readonly name: string; readonly text: string }): Sent {
  const parts = Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`)
  const filed = file ? [`name="subtitle"; filename="${file.name}"\r\n\r\n${file.text}`] : []
  const body = [...parts, ...filed].map((part) => `--${boundary}\r\nContent-Disposition: form-data; ${part}\r\n`)
  const headers = { token: input.token, 'content-type': `multipart/form-data; boundary=${boundary}` }
  return { path: '', method: 'POST', headers, body: `${body.join('')}--${boundary}--\r\n` }
}

/** All three steps. */
async function upload(): Promise<void> {
  const opened = await ask({ path: '/user/getNId', headers: { token: input.token } })
  const { n_id: nId } = JSON.parse(opened.toString()) as { readonly n_id: string }
  const name = `The.Bench.Harbor.2019.1080p.WEB-DL.x264-N${(count += 1)}`
  const text = `1\n00:00:01,000 --> 00:00:02,000\nNumber ${count} of ${process.pid}.\n`
  const filed = await ask({ ...form({ n_id: nId }, { name: `${name}.srt`, text }), path: '/user/uploadSingleSubtitle' })
  const { file } = JSON.parse(filed.toString()) as { readonly file: { readonly file_n_id: string } }
  const fields = {
    ...{ n_id: nId, file_n_ids: file.file_n_id, type: 'movie', moviedb_id: '900001', name, releases: name },
    ...{ lang: 'FR', quality: 'web', production_type: '1', framerate: '2', comment: 'None.', season: '0' },
    ...{ hi: 'false', is_full_season: 'false' },
  }
  await ask({ ...form(fields), path: '/user/uploadSubtitle' })
}

async function workedMs(): Promise<number> {
  const figures = (await ask({ path: '/metrics' })).toString()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1]) * 1_000
}

const numbers = await listedNumbers()
const kinds = {
  login: () => ask({ path: '/api/v2/me', headers: keyHeaders() }),
  search: searchOne,
  name: () => batchOf(1),
  batch: () => batchOf(50),
  download: () =>
    ask({ path: `/api/v2/subtitles/${numbers[(count += 1) % numbers.length]}/download`, headers: keyHeaders() }),
  upload,
} as const

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

const figures: Record<string, number> = {}
for (const [kind, send] of Object.entries(kinds)) {
  for (let warming = 0; warming < 5; warming += 1) await send()
  const before = await workedMs()
  const times: number[] = []
  for (let sent = 0; sent < input.requests; sent += 1) times.push(await timed(send))
  figures[`${kind}Ms`] = median(times)
  figures[`${kind}CpuMs`] = ((await workedMs()) - before) / input.requests
}

/** Of ten requests eight are searches, one a download, one asks what is left; a batch among fifty. */
const mix = [...Array<() => Promise<unknown>>(8).fill(kinds.search), kinds.download, kinds.login]
async function crowd(name: string): Promise<Record<string, number>> {
  const times: number[] = []
  const untilMs = performance.now() + input.crowdSeconds * 1_000
  async function client(number: number): Promise<void> {
    for (let sent = number; performance.now() < untilMs; sent += 1) {
      const send = sent % 50 === 0 ? kinds.batch : (mix[sent % mix.length] ?? kinds.search)
      times.push(await timed(send))
    }
  }
  const before = await workedMs()
  const ownBefore = process.cpuUsage()
  await Promise.all(Array.from({ length: input.clients }, (_, number) => client(number)))
  const { user, system } = process.cpuUsage(ownBefore)
  return {
    [`${name}ClientsCpuMs`]: (user + system) / 1_000 / times.length,
    [`${name}PerSecond`]: times.length / input.crowdSeconds,
    [`${name}P50Ms`]: median(times),
    [`${name}P99Ms`]: quantile(times, 0.99),
    [`${name}CpuMs`]: ((await workedMs()) - before) / times.length,
  }
}
const answer = await searchOne()
const ofService = await crowd('crowd')
address = input.severalAddress
// Each process compiles for itself what it answers with.
await crowd('warming')
const ofSeveral = await crowd('several')
address = input.bareAddress
await ask({ path: '/bytes', method: 'POST', body: answer })
const ofBare = await crowd('bare')
agent.destroy()
report({ ...figures, ...ofService, ...ofSeveral, ...ofBare })
