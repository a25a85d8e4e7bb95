/** What a person goes on doing while the desk writes what they kept: it stands on the new text, and the host has it. */
import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { carriedEdits } from '../../../../renderer/app/desk/edits/carriedEdits.ts'
import { nextEdits, noEdits, type EditAct, type Edits } from '../../../../renderer/app/desk/edits/edits.ts'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import type { InputOf } from '../../../../shared/contract/index.ts'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { AppError } from '../../../../shared/errors.ts'
import { editedCues } from '../../../../shared/subtitle/edit/editedCues.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { fakeDependencies } from '../fakeDependencies.ts'

// Of a page the desk asks what it can play, and nothing else.
beforeEach(() => void vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => '' }) }))
afterEach(() => void vi.unstubAllGlobals())

const file = { kind: 'beside', videoId: 'v0', sidecarId: 'sidecar-0' } as const
const other = { ...file, sidecarId: 'sidecar-1' } as const
const asWritten: DeskText = {
  ...{ name: 'The Amber Field.en.srt', videoId: 'v0', sidecarId: 'sidecar-0', language: 'en', format: 'srt' },
  ...{ isOurs: true, adoptedMs: null, isMachineMade: false, rowId: null, version: 'as-it-was', canEditWords: true },
  ...{ measured: null, draft: null, draftRevision: 0, isDraftOfOther: false },
  cues: ['One', 'Two', 'Three'].map((text, at) => ({ startMs: 20_000 + at * 5_000, endMs: 22_000 + at * 5_000, text })),
}
const at = (from: number, part = 0) => ({ from, part })

/** A desk whose host writes when it is told to. */
async function openDesk({ writes = (text: DeskText): DeskText => text } = {}) {
  const pending: (() => void)[] = []
  const drafts: InputOf<'desk.draft'>[] = []
  const saves: InputOf<'desk.save'>[] = []
  const host = createFakeHost({
    handlers: {
      'desk.text': async ({ file: asked }) => ({
        ...asWritten,
        sidecarId: asked.kind === 'beside' ? asked.sidecarId : null,
      }),
      'desk.draft': async (order) => {
        drafts.push(order)
        return { revision: drafts.length, other: null }
      },
      'desk.save': async (order) => {
        saves.push(order)
        await new Promise<void>((resolve) => pending.push(resolve))
        if (order.sidecarId === 'gone') throw new AppError('file.missing', 'It is gone.')
        const cues = editedCues(asWritten.cues, order).map(({ startMs, endMs, text }) => ({ startMs, endMs, text }))
        return { batchId: 'kept-batch', text: writes({ ...asWritten, version: 'kept', cues }) }
      },
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const { desk } = createDeskStores(dependencies)
  await desk.getState().open({ file, from: 'library' })
  /** Keeps, does this while it is written, and waits for it. */
  async function keepMeanwhile(act: () => void | Promise<void>): Promise<void> {
    const written = desk.getState().keep()
    await vi.waitFor(() => expect(pending).toHaveLength(1))
    await act()
    pending.shift()?.()
    await written
  }
  const words = () => desk.getState().cues.map(({ startMs, text }) => [startMs, text])
  return { desk, drafts, saves, keepMeanwhile, words }
}

test('a line that is moved, and words that are typed while the desk writes, stand on the new text, and the host has them', async () => {
  const { desk, drafts, keepMeanwhile, words } = await openDesk()
  desk.getState().act({ kind: 'delete', at: at(0) })
  await keepMeanwhile(() => {
    desk.getState().act({ kind: 'nudge', byMs: 400 })
    desk.getState().edit(at(2))
    desk.getState().type({ text: 'Three, as it is typed' })
  })
  expect(desk.getState()).toMatchObject({ text: { version: 'kept' }, isResumed: false, hasNewer: false })
  expect(words()).toEqual([
    [25_400, 'Two'],
    [30_400, 'Three'],
  ])
  expect(desk.getState().editing).toMatchObject({ ...at(1), text: 'Three, as it is typed' })
  await expect
    .poll(() => drafts.at(-1))
    .toMatchObject({ version: 'kept', draft: { offsetMs: 400, changes: [], typing: { from: 1 } } })
})

test('what is taken back while the desk writes stands as something to keep, and keeping it writes it', async () => {
  const { desk, saves, keepMeanwhile, words } = await openDesk()
  desk.getState().act({ kind: 'nudge', byMs: -500 })
  desk.getState().act({ kind: 'delete', at: at(1) })
  await keepMeanwhile(() => {
    desk.getState().act({ kind: 'undo' })
    desk.getState().act({ kind: 'undo' })
  })
  const before = asWritten.cues.map(({ startMs, text }) => [startMs, text])
  expect(words()).toEqual(before)
  await keepMeanwhile(() => undefined)
  expect(saves.at(-1)).toMatchObject({ version: 'kept', offsetMs: 500 })
})

test('where the text that was written has other lines, a person says which of the two stays', async () => {
  const { desk, keepMeanwhile } = await openDesk({ writes: (text) => ({ ...text, cues: text.cues.slice(1) }) })
  desk.getState().act({ kind: 'nudge', byMs: 400 })
  await keepMeanwhile(() => desk.getState().act({ kind: 'nudge', byMs: 100 }))
  expect(desk.getState()).toMatchObject({ text: { version: 'as-it-was' }, edits: { now: { offsetMs: 500 } } })
  expect(desk.getState()).toMatchObject({ hasNewer: true, keptBatchId: 'kept-batch' })
})

test('why a subtitle that was left could not be written is not said of the one that is open', async () => {
  const { desk, keepMeanwhile } = await openDesk()
  await desk.getState().open({ file: { ...file, sidecarId: 'gone' }, from: 'library' })
  desk.getState().act({ kind: 'nudge', byMs: 400 })
  let opened = Promise.resolve()
  await keepMeanwhile(() => void (opened = desk.getState().open({ file, from: 'library' })))
  await opened
  expect(desk.getState()).toMatchObject({ problem: null, isSaving: false, text: { sidecarId: 'sidecar-0' } })
})

test('what is edited while the desk writes is with the host, of the new text, although another subtitle is opened at once', async () => {
  const { desk, drafts, keepMeanwhile } = await openDesk()
  desk.getState().act({ kind: 'nudge', byMs: 400 })
  const opened: Promise<void>[] = []
  await keepMeanwhile(() => {
    desk.getState().act({ kind: 'nudge', byMs: 100 })
    opened.push(desk.getState().open({ file: other, from: 'library' }))
  })
  await Promise.all(opened)
  expect(desk.getState()).toMatchObject({ text: { sidecarId: 'sidecar-1' }, edits: { now: { offsetMs: 0 } } })
  desk.getState().act({ kind: 'nudge', byMs: -700 })
  await expect.poll(() => drafts.map(({ sidecarId }) => sidecarId)).toContain('sidecar-1')
  const told = drafts.map(({ sidecarId, version, draft }) => [sidecarId, version, draft?.offsetMs])
  expect(told.findLast(([sidecarId]) => sidecarId === 'sidecar-0')).toEqual(['sidecar-0', 'kept', 100])
  expect(told.at(-1)).toEqual(['sidecar-1', 'as-it-was', -700])
})

test('of several subtitles that are asked for while the desk writes, the last one stands there', async () => {
  const { desk, keepMeanwhile } = await openDesk()
  desk.getState().act({ kind: 'nudge', byMs: 400 })
  const opened: Promise<void>[] = []
  await keepMeanwhile(
    () => void opened.push(...[other, file].map((each) => desk.getState().open({ file: each, from: 'library' }))),
  )
  await Promise.all(opened)
  expect(desk.getState()).toMatchObject({ subject: { file }, text: { sidecarId: 'sidecar-0' } })
})

const acts = (edits: Edits, ...all: readonly EditAct[]) =>
  all.reduce((done, act) => nextEdits(done, act, asWritten.cues), edits)
const shown = (cues: DeskText['cues'], { now }: Pick<Edits, 'now'>) =>
  editedCues(cues, now).map(({ startMs, endMs, text }) => ({ startMs, endMs, text }))

test.each<[string, EditAct[], EditAct[]]>([
  ['a split that is taken back', [{ kind: 'split', at: at(1), letter: 1 }], [{ kind: 'undo' }]],
  ['a join that is taken back', [{ kind: 'join', at: at(0) }], [{ kind: 'undo' }]],
  ['the first line, deleted and back', [{ kind: 'delete', at: at(0) }], [{ kind: 'undo' }]],
  [
    'a split after a join',
    [{ kind: 'join', at: at(0) }],
    [
      { kind: 'split', at: at(0), letter: 3 },
      { kind: 'delete', at: at(2) },
    ],
  ],
  [
    'a line before the film that comes back',
    [{ kind: 'nudge', byMs: -23_000 }],
    [
      { kind: 'nudge', byMs: 23_000 },
      { kind: 'split', at: at(2), letter: 2 },
    ],
  ],
  [
    'another speed',
    [
      { kind: 'retime', speed: 0.96, offsetMs: 100 },
      { kind: 'delete', at: at(1) },
    ],
    [{ kind: 'nudge', byMs: 40 }],
  ],
])('%s is said of the written text, line by line', (_name, before, since) => {
  const kept = acts(noEdits, ...before)
  const now = acts(kept, ...since)
  const written = shown(asWritten.cues, kept)
  const carried = carriedEdits({ cues: asWritten.cues, kept: kept.now, now: now.now, written })
  expect(carried && shown(written, { now: carried.edit })).toEqual(shown(asWritten.cues, now))
  const edited = editedCues(written, carried?.edit ?? noEdits.now)
  const texts = editedCues(asWritten.cues, now.now).map((cue) => {
    const place = carried?.placeOf(cue)
    return edited.find(({ from, part }) => from === place?.from && part === place.part)?.text
  })
  expect(texts).toEqual(shown(asWritten.cues, now).map(({ text }) => text))
})
