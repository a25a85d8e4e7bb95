/** A result of the account that is saved again: what of it is no subtitle is told, in the window and by the command alike. */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printSaved } from '../../../../electron/cli/print/savedTexts.ts'
import { realDisk } from '../../../../electron/disk/disk.ts'
import { createAccountJobsSession, type AccountJobsParts } from '../../../../electron/views/ai/accountJobsSession.ts'
import { randomIds } from '../../../../node/ids.ts'
import { AppError } from '../../../../shared/errors.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

/** @param readable of the two texts that the result holds */
function openSession(folder: string, readable: readonly string[]) {
  const members = ['one.srt', 'two.srt'].map((name) => ({ name, bytes: new TextEncoder().encode(name) }))
  const remote = { requestId: 'r1', status: 'translated', isReady: true, language: 'es', kind: 'translation' }
  const connection = {
    client: {
      aiJobs: async () => ({ jobs: [remote], totalPages: 1 }),
      aiJob: async () => remote,
      aiResult: async () => ({ bytes: new Uint8Array(1), fileName: 'result.zip' }),
    },
    reader: {
      read: async () => ({ kind: 'zip', members, skipped: 0 }),
      prepare: async (bytes: Uint8Array, { fileName }: { readonly fileName: string }) => {
        if (!readable.includes(fileName)) throw new AppError('subtitle.unreadable', 'No subtitle.')
        return { text: new TextDecoder().decode(bytes), extension: 'srt' }
      },
    },
  }
  return createAccountJobsSession({
    link: { current: async () => connection },
    jobs: { list: () => [], targets: () => [] },
    folders: { pathOf: async () => folder },
    disk: realDisk,
    ids: randomIds,
  } as unknown as AccountJobsParts)
}

async function save(readable: readonly string[]) {
  const folder = join(tempFolder(), 'results')
  mkdirSync(folder)
  const session = openSession(folder, readable)
  const { signal } = new AbortController()
  const { rows } = await session.accountJobs(1, signal)
  return { folder, saved: () => session.saveJob({ jobId: rows[0]?.id ?? '', placeId: null }, signal) }
}

test('what could be saved and what could not are both told', async () => {
  const both = await save(['one.srt', 'two.srt'])
  expect(await both.saved()).toEqual({
    names: ['one.srt', 'two.srt'],
    folder: expect.stringMatching(/results$/) as string,
    failed: [],
  })
  const one = await save(['one.srt'])
  expect(await one.saved()).toEqual({
    names: ['one.srt'],
    folder: expect.stringMatching(/results$/) as string,
    failed: ['two.srt'],
  })
  expect(readdirSync(one.folder)).toEqual(['one.srt'])
  const none = await save([])
  await expect(none.saved()).rejects.toMatchObject({ code: 'subtitle.unreadable' })
})

test.each([true, false])('the command tells them in one way, whatever they are of (JSON: %s)', (isJson) => {
  const out: string[] = []
  const terminal = { stdout: (line: string) => out.push(line), stderr: (line: string) => out.push(`! ${line}`) }
  const source = { n_id: '7' }
  expect(printSaved({ paths: ['/a.srt'], failed: [] }, { source, isJson }, terminal)).toBe(0)
  expect(printSaved({ paths: [], failed: ['b.srt'] }, { source, isJson }, terminal)).toBe(1)
  expect(out).toEqual(
    isJson
      ? ['{"event":"saved","n_id":"7","path":"/a.srt"}', '{"event":"unreadable","n_id":"7","name":"b.srt"}']
      : ['Saved /a.srt', '! b.srt is no readable subtitle, so it was not saved.'],
  )
})
