import { expect, test } from 'vitest'
import type { Written } from '../../../../../electron/sidecar/history/history.ts'
import type { Undone } from '../../../../../electron/sidecar/trash/undo.ts'
import type { LibraryEntry } from '../../../../../electron/views/library/entries/libraryEntry.ts'
import { wrongNext } from '../../../../../electron/views/plan/running/wrongNext.ts'
import { notedRuns } from '../../../../support/fakes/notedRuns.ts'
import { rulesAre } from '../../../../support/make/bookOf.ts'
import { settingsWith } from '../../../../support/make/settingsWith.ts'
import { videoAt } from '../../../../support/make/subjects.ts'

const path = '/lib/Film.2019.mkv'
const row = (id: number, language: string) =>
  ({
    id,
    language,
    videoPath: path,
    path: `/lib/Film.2019.${language}.srt`,
    details: { subtitleId: `s${id}` },
  }) as Written

/** One subtitle of ours in each of these languages; its taking away ends like that. */
function world(languages: readonly string[], undone: Partial<Undone> = { outcome: 'removed' }) {
  const log: string[] = []
  const parts: Parameters<typeof wrongNext>[0] = {
    library: {
      entry: () => ({ path }) as LibraryEntry,
      video: () => videoAt(path),
      recordRemoved: (written) => void log.push(`removed ${written.path}`),
      recordWritten: () => undefined,
    },
    history: { list: () => languages.map((language, at) => row(at + 1, language)) },
    runs: notedRuns().runs,
    undoRuns: {
      async undo(scope) {
        log.push(`undo ${JSON.stringify(scope)}`)
        return [{ path, code: null, message: null, ...undone } as Undone]
      },
    },
    memory: { reject: (_path, subtitleId) => void log.push(`reject ${subtitleId}`) },
    link: { current: () => Promise.reject(new Error('asked')) },
    fulfilPlan: async () => undefined,
    rules: rulesAre('pt-BR>pt,en'),
    settings: { read: () => settingsWith() },
  }
  return { log, next: (language: string) => wrongNext(parts, { videoId: 'v', language }, new AbortController().signal) }
}

test('the wrong one is never taken again and goes to the trash before anything is asked', async () => {
  const { log, next } = world(['en', 'pt'])
  await expect(next('en')).rejects.toThrow('asked')
  expect(log).toEqual(['reject s1', 'undo {"kind":"row","id":1}', 'removed /lib/Film.2019.en.srt'])
})

test('a wish that was met by another language means the file of that language', async () => {
  const { log, next } = world(['en', 'pt'])
  await expect(next('pt-BR')).rejects.toThrow('asked')
  expect(log[0]).toBe('reject s2')
})

test.each([
  ['kept', 'file.changed'],
  ['failed', 'file.notWritable'],
] as const)('one that is %s stays in the library, and nothing is asked', async (outcome, code) => {
  const { log, next } = world(['en'], { outcome })
  await expect(next('en')).rejects.toMatchObject({ code })
  expect(log.some((line) => line.startsWith('removed'))).toBe(false)
})

test('where none of ours is, nothing is taken away', async () => {
  const { log, next } = world([])
  await expect(next('en')).rejects.toMatchObject({ code: 'file.missing' })
  expect(log).toEqual([])
})
