/** Forms of the upload steps under the names of the API document, spelled out, for tests that speak HTTP to the service. */
import { runServiceCommand } from '../../../../service/command.ts'
import { postgresThreads } from '../../postgres/openDatabases.ts'
import { placeArguments } from '../../services/storeOfTests.ts'
import type { TestService } from '../../services/startService.ts'

export type Fields = Readonly<Record<string, string | readonly string[] | undefined>>

/** All required fields of step 3 but the numbers, for the movie of the sample catalogue. */
export const movieFields: Fields = {
  type: 'movie',
  moviedb_id: '900001',
  name: 'The.Quiet.Harbour.2019.1080p.WEB.h264-QUAY',
  lang: 'FR',
  quality: 'web',
  production_type: '1',
  releases: ['The.Quiet.Harbour.2019.1080p.WEB.h264-QUAY', 'The.Quiet.Harbour.2019.720p.WEB.h264-QUAY'],
  framerate: '2',
  comment: 'Checked twice.',
  season: '0',
  hi: 'true',
  is_full_season: 'false',
}

/** The same for an episode of the sample's show. */
export const episodeFields: Fields = {
  ...movieFields,
  type: 'tv',
  moviedb_id: '900002',
  name: 'Copper.Valley.S01E03.1080p.WEB.h264-ORE',
  releases: ['Copper.Valley.S01E03.1080p.WEB.h264-ORE'],
  season: '1',
  ef: '3',
  ee: '3',
}

export const subtitleText = (words = 'Bonsoir.') => `1\n00:00:01,000 --> 00:00:02,000\n${words}\n`

export interface Uploader {
  readonly token: string
  getNId(): Promise<string>
  /** Step 2; answers the whole reply. */
  sendFile(name: string, content: string | Uint8Array, fields?: Fields): Promise<Reply>
  /** Steps 1 and 2; the numbers for step 3. */
  prepare(name?: string, content?: string | Uint8Array): Promise<{ readonly n_id: string; readonly file_n_ids: string }>
  /** Step 3 as multipart. */
  complete(fields: Fields): Promise<Reply>
  /** All three steps; the number of the upload. */
  upload(fields: Fields, name?: string, content?: string | Uint8Array): Promise<string>
  standing(nId: string): Promise<Reply>
}

export interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export function uploaderOf(service: Pick<TestService, 'url' | 'newToken'>, token = service.newToken()): Uploader {
  const ask = async (path: string, init: Pick<RequestInit, 'method' | 'body'> = {}) => {
    const response = await fetch(service.url + path, { ...init, headers: { token } })
    return { status: response.status, body: (await response.json()) as Reply['body'] }
  }
  const uploader: Uploader = {
    token,
    getNId: async () => String((await ask('/user/getNId')).body['n_id']),
    sendFile(name, content, fields = {}) {
      const form = multipartOf(fields)
      form.append('subtitle', new Blob([content]), name)
      return ask('/user/uploadSingleSubtitle', { method: 'POST', body: form })
    },
    async prepare(name = 'The.Quiet.Harbour.2019.1080p.WEB.h264-QUAY.fr.srt', content = subtitleText()) {
      const nId = await uploader.getNId()
      const { body } = await uploader.sendFile(name, content, { n_id: nId })
      return { n_id: nId, file_n_ids: (body['file'] as { file_n_id: string }).file_n_id }
    },
    complete: (fields) => ask('/user/uploadSubtitle', { method: 'POST', body: multipartOf(fields) }),
    async upload(fields, name, content) {
      const numbers = await uploader.prepare(name, content)
      const { status, body } = await uploader.complete({ ...numbers, ...fields })
      if (status !== 200) throw new Error(String(body['message']))
      return numbers.n_id
    },
    standing: (nId) => ask(`/user/uploads/${nId}`),
  }
  return uploader
}

export function multipartOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of pairsOf(fields)) form.append(name, value)
  return form
}

export function urlencodedOf(fields: Fields): URLSearchParams {
  return new URLSearchParams(pairsOf(fields))
}

/** 'file_n_ids' -> 'fileNIds' */
export function inCamelCase(fields: Fields): Fields {
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [camel(name), value]))
}

function pairsOf(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
}

/** Runs `undertitle service review` and answers its lines. */
export async function review(dataDir: string, ...args: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const signal = new AbortController().signal
  const io = {
    stdout: (line: string) => out.push(line),
    stderr: (line: string) => err.push(line),
    signal,
    postgresThreads,
  }
  const code = await runServiceCommand(['review', ...placeArguments(dataDir), ...args], io)
  return { code, lines: out.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>), err }
}
