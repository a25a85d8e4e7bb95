/**
 * A service whose AI engine the test holds in its hand: answers the AI routes of the document itself and hands every other
 * request on to a real service. Counts starts and charged units.
 */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { createRandom } from '../make/worlds/makeWorld.ts'
import { dialogue, type DialogueLanguage } from '../make/dialogue.ts'

export interface PeerJob {
  readonly id: string
  readonly nId: string | null
  readonly fileNId: string | null
  readonly language: string
  readonly tone: string
  readonly mediaUrl: string | null
  readonly createdAt: string
  looks: number
  failure: { readonly code: string; readonly message: string } | null
}

export interface AiPeerOptions {
  /** A real service for everything that is not AI. */
  readonly upstream: string
  readonly key: string
  /** How often a job is looked at before it is ready. */
  readonly looks?: number
  /** Units of this month. */
  readonly limit?: number
  readonly translate?: (source: string, language: string) => string
  /** Called before a request is taken and after it was acted on: true loses the answer. */
  readonly lose?: (path: string, moment: 'before' | 'after') => boolean
  /** 'none' as an older service: no list of jobs. */
  readonly list?: 'whole' | 'none'
}

export interface AiPeer {
  readonly url: string
  readonly jobs: readonly PeerJob[]
  /** Jobs that cost a unit: started, not failed. */
  charged(): number
  /** Starts that were asked for, answered or not. */
  readonly starts: readonly object[]
  failAll(message: string): void
}

const base = '/api/v2/ai/translations'

export async function startAiPeer(options: AiPeerOptions): Promise<AiPeer> {
  const { upstream, key, looks = 2, limit = Infinity, translate = spokenTranslation, lose = () => false } = options
  const jobs: PeerJob[] = []
  const starts: object[] = []
  const charged = () => jobs.filter(({ failure }) => failure === null).length

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', upstream)
    const isAi = pathname.startsWith('/api/v2/ai/') || pathname.startsWith('/api/v1/pro/translate/')
    if (!isAi) {
      handOn(request, response)
      return
    }
    const body = request.method === 'POST' ? ((await json(request)) as Record<string, string>) : {}
    if (lose(pathname, 'before')) {
      response.destroy()
      return
    }
    const [status, content] = await reply(request.method ?? '', pathname, {
      body,
      page: Number(searchParams.get('page')),
    })
    if (lose(pathname, 'after')) {
      response.destroy()
      return
    }
    response.writeHead(status, { 'content-type': typeof content === 'string' ? 'text/plain' : 'application/json' })
    response.end(typeof content === 'string' ? content : JSON.stringify(content))
  }

  interface Asked {
    readonly body: Readonly<Record<string, string>>
    readonly page: number
  }

  async function reply(
    method: string,
    path: string,
    { body, page }: Asked,
  ): Promise<readonly [number, object | string]> {
    if (method === 'POST') return start(body)
    if (path === base) return options.list === 'none' ? missing : listed(page || 1)
    const [, id = '', isDownload] = /\/(?:translations|jobs)\/([^/]+)(\/download)?$/.exec(path) ?? []
    const job = jobs.find((each) => each.id === id)
    if (!job) return missing
    if (isDownload) return [200, await resultOf(job)]
    job.looks += 1
    return [200, { status: true, job: shown(job) }]
  }

  function start(body: Readonly<Record<string, string>>): readonly [number, object] {
    starts.push(body)
    const nId = body['n_id'] ?? null
    const [language = '', tone = 'faithful'] = [body['target_language'] ?? body['language'], body['tone']]
    const fileNId = body['file_n_id'] ?? null
    const same = jobs.find(
      (job) =>
        nId !== null && job.nId === nId && job.fileNId === fileNId && job.language === language && job.tone === tone,
    )
    if (same?.failure === null)
      return [200, { status: true, request_id: same.id, reused: true, job: { ...shown(same), reused: true } }]
    if (charged() >= limit)
      return [429, { error: { code: 'translation_quota_exhausted', message: 'The monthly translations are used up.' } }]
    const id = `r${jobs.length + 1}`
    const createdAt = new Date().toISOString()
    const mediaUrl = body['media_url'] ?? null
    const job: PeerJob = { id, nId, fileNId, language, tone, mediaUrl, createdAt, looks: 0, failure: null }
    jobs.push(job)
    return [202, { status: true, request_id: id, reused: false, estimated_duration_ms: 900, job: shown(job) }]
  }

  function shown(job: PeerJob) {
    const isReady = job.looks >= looks && job.failure === null
    return {
      request_id: job.id,
      n_id: job.nId,
      file_n_id: job.fileNId,
      target_language: job.language,
      tone: job.tone,
      media_url: job.mediaUrl,
      status: job.failure ? 'failed' : isReady ? 'translated' : job.looks === 0 ? 'queued' : 'running',
      progress: Math.min(1, job.looks / looks),
      eta_ms: 1_000 * Math.max(0, looks - job.looks),
      download_ready: isReady,
      reused: false,
      error: job.failure,
      created_at: job.createdAt,
      finished_at: null,
    }
  }

  function listed(page: number): readonly [number, object] {
    const newest = jobs.toReversed().slice((page - 1) * 20, page * 20)
    return [200, { status: true, jobs: newest.map(shown), page, total_pages: Math.ceil(jobs.length / 20) || 1 }]
  }

  async function resultOf({ nId, fileNId, language, mediaUrl }: PeerJob): Promise<string> {
    if (nId === null) return spokenTranslation(spokenIn(mediaUrl ?? ''), language)
    const path = fileNId === null ? `/api/v2/subtitles/${nId}/download?format=file` : `/subtitle/${nId}/${fileNId}`
    const source = await fetch(upstream + path, { headers: { 'x-api-key': key } })
    return translate(await source.text(), language)
  }

  function handOn(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers } = request
    const onward = forward(upstream + (request.url ?? ''), { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 500, answered.headers)
      answered.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((thrown: unknown) => {
      response.writeHead(500)
      response.end(String(thrown))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    jobs,
    charged,
    starts,
    failAll(message) {
      for (const job of jobs) job.failure = { code: 'engine_failed', message }
    },
  }
}

const missing = [404, { error: { code: 'not_found', message: 'There is no such thing.' } }] as const
/** Another text for each media file. */
function spokenIn(mediaUrl: string): string {
  const cues = Array.from({ length: 12 }, (_, index) => {
    return `${index + 1}\n00:00:${String(index * 4 + 10)},000 --> 00:00:${String(index * 4 + 12)},000\n${mediaUrl}\n`
  })
  return cues.join('\n')
}

/** Invented lines of the language in the place of the source's: in step with it, and recognisable as that language. */
export function spokenTranslation(source: string, language: string): string {
  const lines = dialogue[language as DialogueLanguage]
  // No two sources become the same text.
  const pick = createRandom(Buffer.from(source).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7))
  return source
    .split('\n\n')
    .map((block) => {
      const [number, times] = block.trimStart().split('\n')
      return times === undefined ? block : `${number ?? ''}\n${times}\n${lines[pick(lines.length)] ?? ''}\n`
    })
    .join('\n')
}
