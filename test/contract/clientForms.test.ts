/** Habits of programs that send forms: how each writes the file and the fields of an upload, and what the service makes of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  movieFields,
  review,
  subtitleText,
  uploaderOf,
  type Fields,
  type Uploader,
} from '../support/make/archives/uploadForms.ts'
import { readRaw, sendRaw } from '../support/services/rawRequest.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'

let service: TestService
let uploader: Uploader
beforeAll(async () => {
  service = await startTestService()
  uploader = uploaderOf(service)
})
afterAll(() => service.close())

interface Sent {
  readonly path?: string
  readonly type?: string
  /** Without them the length is told. */
  readonly headers?: readonly string[]
}

/** A form as its bytes stand. */
async function sendForm(
  body: string | Uint8Array,
  { path = 'uploadSingleSubtitle', type = 'multipart/form-data; boundary=xx', headers }: Sent = {},
) {
  const bytes = Buffer.from(body)
  const lines = [
    `POST /user/${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `token: ${uploader.token}`,
    `Content-Type: ${type}`,
  ]
  const head = [...lines, ...(headers ?? [`Content-Length: ${bytes.length}`]), '', ''].join('\r\n')
  const answer = readRaw(await sendRaw(service.url, Buffer.concat([Buffer.from(head), bytes])))
  return { status: answer.status, body: JSON.parse(answer.body.toString()) as Readonly<Record<string, unknown>> }
}

const text = subtitleText()
const disposition = (parameters: string) => `Content-Disposition: form-data; ${parameters}`
const part = (headers: string, content: string) => `--xx\r\n${headers}\r\n\r\n${content}\r\n`
const file = (parameters: string, more = '') => part(disposition(parameters) + more, text)
const taken = (fileName: string) => [200, { ok: true, file: { fileName, fileSize: text.length } }]

test.each([
  ['browsers', 'name="subtitle"; filename="a b.srt"', '\r\nContent-Type: application/x-subrip', 'a b.srt'],
  ['Python requests', 'name="subtitle"; filename="a.srt"', '', 'a.srt'],
  ['older Python, of accents', `name="subtitle"; filename*=utf-8''caf%C3%A9.srt`, '', 'café.srt'],
  ['newer Python, of accents', 'name="subtitle"; filename="café.srt"', '', 'café.srt'],
  [
    '.NET',
    `name=subtitle; filename=a.srt; filename*=utf-8''a.srt`,
    '\r\nContent-Type: application/octet-stream',
    'a.srt',
  ],
  [
    '.NET, of accents',
    `name=subtitle; filename="=?utf-8?B?Y2Fmw6kuc3J0?="; filename*=utf-8''caf%C3%A9.srt`,
    '',
    'café.srt',
  ],
  [
    'Java (OkHttp)',
    'name="subtitle"; filename="a%22b.srt"',
    `\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}`,
    'a"b.srt',
  ],
  [
    'Java (Apache)',
    'name="subtitle"; filename="a.srt"',
    '\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: binary',
    'a.srt',
  ],
  ['Go', 'name="subtitle"; filename="a\\"b.srt"', '\r\nContent-Type: application/octet-stream', 'a"b.srt'],
  ['curl, with a semicolon in the name', 'name="subtitle"; filename="Who; name=What.srt"', '', 'Who; name=What.srt'],
  ['those that write the file name first', 'filename="Who; name=What.srt"; name="subtitle"', '', 'Who; name=What.srt'],
  ['PowerShell, without quotes around spaces', 'name=subtitle; filename=a b.srt', '', 'a b.srt'],
  ['Windows programs, with the folder', 'name="subtitle"; filename="C:\\Subs\\a.SRT"', '', 'a.SRT'],
  ['mail libraries, in Latin letters', `name="subtitle"; filename*=ISO-8859-1''caf%E9.srt`, '', 'café.srt'],
  ['mail libraries, quoted', `name="subtitle"; filename*="UTF-8''caf%C3%A9.srt"`, '', 'café.srt'],
  ['mail libraries, over two lines', 'name="subtitle";\r\n filename="a.srt"', '', 'a.srt'],
  ['PHP, as one of a list', 'name="subtitle[]"; filename="a.srt"', '', 'a.srt'],
  ['those that leave no space', 'name="subtitle";filename="a.srt"', '', 'a.srt'],
  ['those that shout', 'NAME="subtitle"; FILENAME="a.srt"', '', 'a.srt'],
  ['those that tell more', 'name="subtitle"; filename="a.srt"; size=123; creation-date="now"', '', 'a.srt'],
])('a file as %s name it', async (_who, parameters, more, fileName) => {
  const { status, body } = await sendForm(`${file(parameters, more)}--xx--\r\n`)
  expect([status, body]).toMatchObject(taken(fileName))
})

test('a file name in single bytes, as old Windows programs write it', async () => {
  const { status, body } = await sendForm(
    Buffer.from(`${file('name="subtitle"; filename="café.srt"')}--xx--`, 'latin1'),
  )
  expect([status, body]).toMatchObject(taken('café.srt'))
})

const whole = file('name="subtitle"; filename="a.srt"')
test.each([
  ['a line break before the first boundary', `\r\n${whole}--xx--\r\n`, {}],
  ['a note before it', `This is a form.\r\n${whole}--xx--`, {}],
  ['no line break at the end', `${whole}--xx--`, {}],
  ['words behind the end', `${whole}--xx--\r\nbye`, {}],
  ['a quoted boundary', `${whole}--xx--`, { type: 'multipart/form-data; boundary="xx"' }],
  ['a charset before the boundary', `${whole}--xx--`, { type: 'Multipart/Form-Data;charset=UTF-8;Boundary=xx' }],
  ['something behind the boundary', `${whole}--xx--`, { type: 'multipart/form-data; boundary=xx; charset=utf-8' }],
  ['bare line feeds, as shell scripts write', `${whole}--xx--\r\n`.replaceAll('\r\n', '\n'), {}],
])('a form with %s', async (_what, body, how) => {
  const answer = await sendForm(body, how)
  expect([answer.status, answer.body]).toMatchObject(taken('a.srt'))
})

test('a form in chunks, as programs send it that do not know its length', async () => {
  const form = `${whole}--xx--`
  const chunks = [form.slice(0, 9), form.slice(9)].map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`)
  const answer = await sendForm(`${chunks.join('')}0\r\n\r\n`, {
    headers: ['Transfer-Encoding: chunked', 'Expect: 100-continue'],
  })
  expect([answer.status, answer.body]).toMatchObject(taken('a.srt'))
})

test('fields that are empty, before or behind the file, are none', async () => {
  const nId = await uploader.getNId()
  const field = (name: string, value: string) => part(disposition(`name="${name}"`), value)
  for (const body of [
    `${whole}${field('n_id', nId)}${field('file_n_id', '')}--xx--`,
    `${field('file_n_id', '')}${field('nId', nId)}${whole}--xx--`,
  ])
    expect((await sendForm(body)).body).toMatchObject({ ok: true, n_id: nId })
})

test('a form that was cut off before its last boundary is refused: a file would be half of itself', async () => {
  for (const body of [whole, `${whole}--xx`, `${whole}--xx\r\n`, whole.slice(0, -4)])
    expect(await sendForm(body)).toMatchObject({
      status: 400,
      body: { ok: false, error: expect.stringContaining('cannot be read') as string },
    })
})

test('fields as Java sends them, each with its type and charset', async () => {
  const numbers = await uploader.prepare()
  const fields = { ...movieFields, ...numbers, comment: 'Vérifié.' }
  const type = 'Content-Type: text/plain; charset=ISO-8859-1\r\nContent-Transfer-Encoding: 8bit'
  const parts = Object.entries(fields).flatMap(([name, value = []]) =>
    [value].flat().map((one) => part(`${disposition(`name="${name}"`)}\r\n${type}`, one)),
  )
  const body = Buffer.from(`${parts.join('')}--xx--`, 'latin1')
  expect(await sendForm(body, { path: 'uploadSubtitle' })).toMatchObject({ status: 200, body: { status: true } })
  const { lines } = await review(service.dataDir)
  expect(lines.find((line) => line['n_id'] === numbers.n_id)).toMatchObject({ comment: 'Vérifié.' })
})

test.each([
  ['PHP, with brackets', (value: string, name: string) => [[`${name}[]`, value]]],
  ['jQuery, with numbers in brackets', (value: string, name: string) => [[`${name}[0]`, value]]],
  ['Python, as JSON text', (value: string, name: string) => [[name, JSON.stringify([value])]]],
  ['scripts, between commas', (value: string, name: string) => [[name, `${value}, `]]],
])('lists as %s writes them, and flags as each language does', async (_who, listed) => {
  const { file_n_ids, n_id } = await uploader.prepare()
  const fields: Fields = { ...movieFields, n_id, hi: 'True', is_full_season: '0', lang: 'fr', releases: undefined }
  const lists = [...listed(file_n_ids, 'file_n_ids'), ...listed('The.Quiet.Harbour.2019.WEB', 'releases')]
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const pairs = [...given, ...lists].map(([name = '', value = '']): [string, string] => [name, String(value)])
  const type = 'application/x-www-form-urlencoded; charset=UTF-8'
  const body = new URLSearchParams(pairs).toString()
  expect(await sendForm(body, { path: 'uploadSubtitle', type })).toMatchObject({ status: 200, body: { status: true } })
})
