/** Other users of a service: they search, download and upload all the time, and keep what they asked for and what was answered. */
import { createHash, randomUUID } from 'node:crypto'
import { movieFields, multipartOf } from '../make/archives/uploadForms.ts'
import type { ServiceAccount } from '../programs/serviceProcess.ts'

/** One unit of a counter, by the object that the service's ledger names. */
export interface Spent {
  readonly counter: 'search' | 'downloads'
  readonly object: string
}

export interface SentUpload {
  readonly nId: string
  /** Lower-case hex of the file that the service said it has. */
  readonly md5: string
  readonly isAnswered: boolean
}

export interface ClientsDone {
  readonly asked: readonly Spent[]
  readonly answered: readonly Spent[]
  /** Uploads that got at least to their last step. */
  readonly uploads: readonly SentUpload[]
  /** Answers that were not what they should be. */
  readonly faults: readonly string[]
}

export interface Clients {
  stop(): void
  /** Settles when the last of them has stopped, on its own or because nobody answers any more. */
  done(): Promise<ClientsDone>
}

export interface ClientOptions {
  readonly url: string
  readonly account: ServiceAccount
  /** Of the subtitles that may be downloaded, each once. */
  readonly numbers: readonly string[]
  readonly pick: (length: number) => number
  /** Of a movie that uploads may name; default: the first one of a made world. */
  readonly moviedbId?: number
  /** They come through a proxy: 502 and 504 say that whoever it asked is gone, and what it asks twice has one id. */
  readonly isProxied?: boolean
  /** Between two requests of one client. */
  readonly pause?: () => Promise<void>
}

/** Nobody is there any more. */
const gone = Symbol('gone')

export function startClients(options: ClientOptions): Clients {
  const { url, account, numbers, pick, moviedbId = 1, pause = async () => undefined, isProxied = false } = options
  const asked: Spent[] = []
  const answered: Spent[] = []
  const uploads: SentUpload[] = []
  const faults: string[] = []
  let [isStopped, count] = [false, 0]
  const headers = { 'x-api-key': account.key }

  /** The whole body; `gone` when the connection broke. */
  async function ask(path: string, init: RequestInit = {}): Promise<Buffer | typeof gone> {
    try {
      const response = await fetch(url + path, init)
      const body = Buffer.from(await response.arrayBuffer())
      if (isProxied && (response.status === 502 || response.status === 504)) return gone
      if (response.status !== 200) faults.push(`${path}: ${response.status} ${body.toString().slice(0, 200)}`)
      return body
    } catch {
      return gone
    }
  }

  async function spend(spent: readonly Spent[], path: string, init: RequestInit = {}): Promise<boolean> {
    asked.push(...spent)
    const ids = isProxied ? { 'idempotency-key': randomUUID() } : {}
    const body = await ask(path, { headers: { ...headers, ...ids }, ...init })
    if (body === gone) return false
    answered.push(...spent)
    return true
  }

  function searchNames(): Promise<boolean> {
    const filenames = Array.from({ length: 1 + pick(5) }, () => `The.Silent.Harbor.${1950 + pick(70)}.n${++count}.mkv`)
    const spent = filenames.map((object) => ({ counter: 'search', object }) as const)
    return spend(spent, '/api/v2/files/search', { method: 'POST', body: JSON.stringify({ filenames }) })
  }

  function searchTitles(): Promise<boolean> {
    const query = new URLSearchParams({ q: `Silent ${++count}` }).toString()
    return spend([{ counter: 'search', object: query }], `/api/v2/movies/search?${query}`)
  }

  let next = 0
  async function download(): Promise<boolean> {
    const nId = numbers[next++]
    if (nId === undefined) return searchTitles()
    return spend([{ counter: 'downloads', object: `archive ${nId}` }], `/api/v2/subtitles/${nId}/download`)
  }

  async function upload(): Promise<boolean> {
    const token = { token: account.token }
    const opened = await ask('/user/getNId', { headers: token })
    if (opened === gone) return false
    const { n_id: nId } = JSON.parse(opened.toString()) as { readonly n_id: string }
    const text = `1\n00:00:01,000 --> 00:00:02,000\nNumber ${++count}.\n`
    const file = multipartOf({ n_id: nId })
    file.append('subtitle', new Blob([text]), `The.Silent.Harbor.1999.n${count}.fr.srt`)
    const filed = await ask('/user/uploadSingleSubtitle', { method: 'POST', headers: token, body: file })
    if (filed === gone) return false
    const { file: kept } = JSON.parse(filed.toString()) as { readonly file: { readonly file_n_id: string } }
    const fields = { ...movieFields, moviedb_id: `${moviedbId}`, n_id: nId, file_n_ids: kept.file_n_id }
    const sent = await ask('/user/uploadSubtitle', { method: 'POST', headers: token, body: multipartOf(fields) })
    uploads.push({ nId, md5: createHash('md5').update(text).digest('hex'), isAnswered: sent !== gone })
    return sent !== gone
  }

  async function goOn(step: () => Promise<boolean>): Promise<void> {
    while (!isStopped && (await step())) await pause()
  }

  const all = Promise.all([searchNames, searchNames, searchTitles, download, download, upload].map(goOn))
  return {
    stop() {
      isStopped = true
    },
    async done() {
      await all
      return { asked, answered, uploads, faults }
    },
  }
}
