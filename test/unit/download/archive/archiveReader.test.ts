import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { createArchiveReader, type ArchiveReader } from '../../../../electron/download/archive/archiveReader.ts'
import { builtFiles } from '../../../support/programs/builtFiles.ts'
import { buildZip, subtitleText } from '../../../support/make/archives/zipBuilder.ts'

const workerUrl = builtFiles.archiveWorker
const unhurried = 60_000
const { signal } = new AbortController()
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

function readerOf(url: URL, deadlineMs: number): ArchiveReader {
  const reader = createArchiveReader({ workerUrl: url, deadlineMs })
  cleanups.push(() => reader.close())
  return reader
}

/** A worker that behaves badly with archives that begin with the letter 'x', and answers all others. */
function badWorker(behaviour: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-worker-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'worker.mjs')
  const lines = [
    "import { parentPort } from 'node:worker_threads'",
    "const answer = { kind: 'answer', value: { kind: 'bare', members: [], skipped: 7 } }",
    `parentPort.on('message', ({ args: [bytes] }) => { if (bytes[0] === 120) { ${behaviour} } else parentPort.postMessage(answer) })`,
  ]
  writeFileSync(file, lines.join('\n'))
  return pathToFileURL(file)
}

test('opens archives and prepares subtitles in its thread, in turn', async () => {
  const reader = readerOf(workerUrl, unhurried)

  const [first, second] = await Promise.all([
    reader.read(buildZip([{ name: 'a.srt' }]), signal),
    reader.read(buildZip([{ name: 'b.srt', method: 0 }]), signal),
  ])
  const prepared = await reader.prepare(Buffer.from(subtitleText), { languageHint: 'en' }, signal)

  expect(first.members).toEqual([{ name: 'a.srt', bytes: new TextEncoder().encode(subtitleText) }])
  expect(second.members.map(({ name }) => name)).toEqual(['b.srt'])
  expect(prepared.document.cues).toEqual([{ startMs: 1_000, endMs: 3_000, text: 'Good evening.' }])
})

test('a thread that was made ready before opens archives like any other', async () => {
  const reader = readerOf(workerUrl, unhurried)
  reader.warmUp()
  const { members } = await reader.read(buildZip([{ name: 'a.srt' }]), signal)
  expect(members).toHaveLength(1)

  const unused = readerOf(new URL('file:///no/such/worker.js'), unhurried)
  unused.warmUp()
  await unused.close()
})

test('judges a subtitle in its thread and tells equal texts by their fingerprint', async () => {
  const reader = readerOf(workerUrl, unhurried)
  const louder = Buffer.from(subtitleText.replace('Good evening.', 'GOOD <i>EVENING</i>!'))

  const prepared = await reader.prepare(Buffer.from(subtitleText), { languageHint: 'en' }, signal)
  const same = await reader.prepare(louder, { languageHint: 'en' }, signal)
  const request = { document: prepared.document, language: 'en', mediaDurationMs: null, sameTextAs: [] }

  expect(same.fingerprint).toBe(prepared.fingerprint)
  await expect(reader.verify(request, signal)).resolves.toEqual({ kind: 'accepted', warnings: [] })
  const empty = { ...request, document: { ...prepared.document, cues: [] } }
  await expect(reader.verify(empty, signal)).resolves.toMatchObject({ kind: 'rejected', reason: 'not-a-subtitle' })
})

test('prepares and judges at once, as it does one after the other', async () => {
  const reader = readerOf(workerUrl, unhurried)
  const bytes = Buffer.from(subtitleText)

  const { document, ...prepared } = await reader.prepare(bytes, { languageHint: 'en' }, signal)
  const request = { document, language: 'en', mediaDurationMs: 100_000, sameTextAs: [] }
  const verdict = await reader.verify(request, signal)

  expect(await reader.check(bytes, { languageHint: 'en', mediaDurationMs: 100_000 }, signal)).toEqual({
    ...prepared,
    judgement: { verdict, isTelling: false },
  })
  expect(verdict).toEqual({ kind: 'accepted', warnings: ['short'] })
})

test('passes refusals on with code, sentence and detail', async () => {
  const reader = readerOf(workerUrl, unhurried)
  const expected = { code: 'archive.unreadable', detail: 'ZIP_UNSAFE_NAME', message: /leaves its folder/ }

  await expect(reader.read(buildZip([{ name: '../a.srt' }]), signal)).rejects.toMatchObject(expected)
})

test('leaves the bytes it was given untouched', async () => {
  const bytes = buildZip([{ name: 'a.srt' }])
  await readerOf(workerUrl, unhurried).read(bytes, signal)

  expect(bytes.length).toBeGreaterThan(0)
})

test.each([
  ['hangs', 'for (;;);', 300],
  ['ends itself', 'process.exit(1)', unhurried],
  ['throws', "throw new Error('boom')", unhurried],
  ['fills its memory', 'const kept = []; for (;;) kept.push(new Array(1e5).fill({}))', unhurried],
])('replaces a worker that %s', async (_what, behaviour, deadlineMs) => {
  const reader = readerOf(badWorker(behaviour), deadlineMs)

  await expect(reader.read(Buffer.from('x'), signal)).rejects.toMatchObject({ code: 'archive.unreadable' })
  await expect(reader.read(Buffer.from('a'), signal)).resolves.toMatchObject({ skipped: 7 })
})

test('cancels what runs and goes on with the next', async () => {
  const reader = readerOf(badWorker('for (;;);'), unhurried)
  const cancel = new AbortController()
  const hanging = reader.read(Buffer.from('x'), cancel.signal)
  const next = reader.read(Buffer.from('a'), signal)

  cancel.abort()

  await expect(hanging).rejects.toMatchObject({ code: 'cancelled' })
  await expect(next).resolves.toMatchObject({ skipped: 7 })
})

test('fails what is waiting when it is closed', async () => {
  const reader = readerOf(badWorker('for (;;);'), unhurried)
  const waiting = [reader.read(Buffer.from('x'), signal), reader.read(Buffer.from('a'), signal)]
  const settled = Promise.allSettled(waiting)

  await reader.close()

  expect((await settled).map((one) => one.status === 'rejected' && (one.reason as { code?: string }).code)).toEqual([
    'cancelled',
    'cancelled',
  ])
})
