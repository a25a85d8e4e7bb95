// @vitest-environment jsdom
/** What is edited on the desk and not kept: it reaches the host, comes back from it, and is gone only when a person says so. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { askBeforeClosing } from '../../../../renderer/features/desk/keep/askBeforeClosing.ts'
import { KeepLine } from '../../../../renderer/features/desk/keep/KeepLine.tsx'
import { CueEditor } from '../../../../renderer/features/desk/text/CueEditor.tsx'
import { useLines } from '../../../../renderer/features/desk/text/useLines.ts'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import { useDeskStore } from '../../../../renderer/features/desk/useDeskStore.ts'
import type { DeskDraft, DeskText } from '../../../../shared/contract/videos/desk.ts'
import { AppError } from '../../../../shared/errors.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import '../withoutLayout.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// jsdom plays nothing.
HTMLMediaElement.prototype.canPlayType = () => ''

afterEach(cleanup)

const file = { kind: 'beside', videoId: 'v0', sidecarId: 'sidecar-0' } as const
const other = { ...file, sidecarId: 'sidecar-1' } as const
const asWritten: DeskText = {
  ...{ name: 'The Amber Field.en.srt', videoId: 'v0', sidecarId: 'sidecar-0', language: 'en', format: 'srt' },
  ...{ isOurs: true, adoptedMs: null, isMachineMade: false, rowId: null, version: 'as-it-was', canEditWords: true },
  ...{ measured: null, draft: null, draftRevision: 0, isDraftOfOther: false },
  cues: ['Who is there?', 'Nobody.'].map((text, at) => ({ startMs: at * 10_000, endMs: at * 10_000 + 2_000, text })),
}

/** A host that has what it was handed. */
async function openDesk({ isAway = (): boolean => false, text = asWritten } = {}) {
  const has = new Map<string, DeskDraft | null>([['sidecar-0', text.draft]])
  const reading = { begins: (): void => undefined }
  const stands = { revision: text.draftRevision, isOfOther: false, version: text.version }
  const host = createFakeHost({
    handlers: {
      'desk.text': async ({ file: asked }) => {
        reading.begins()
        const sidecarId = asked.kind === 'beside' ? asked.sidecarId : ''
        const { revision: draftRevision, version } = stands
        const draft = has.get(sidecarId) ?? null
        const isDraftOfOther = text.isDraftOfOther || (draft !== null && version !== text.version)
        return { ...text, sidecarId, version, draft: isDraftOfOther ? null : draft, draftRevision, isDraftOfOther }
      },
      'desk.draft': async ({ sidecarId, draft, over }) => {
        if (isAway()) throw new AppError('service.unreachable', 'Away.')
        const other = stands.isOfOther && over !== stands.revision ? (has.get(sidecarId) ?? null) : null
        if (other) return { revision: stands.revision, other }
        has.set(sidecarId, draft)
        stands.isOfOther = false
        stands.revision += 1
        return { revision: stands.revision, other: null }
      },
      'desk.save': async ({ sidecarId, version, isOverNewer }) => {
        if (version !== stands.version && !isOverNewer) throw new AppError('file.changed', 'Changed.')
        has.delete(sidecarId)
        stands.version = 'kept'
        return { batchId: 'kept', text: { ...text, draft: null, version: 'kept' } }
      },
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  await stores.desk.getState().open({ file, from: 'library' })
  const draw = () =>
    drawScreen(dependencies, () => (
      <DeskContext value={stores}>
        <OpenLine />
        <KeepLine />
      </DeskContext>
    ))
  /** Another page moves it. */
  const moveElsewhere = (offsetMs: number) => {
    has.set('sidecar-0', { speed: 1, offsetMs, changes: [], typing: null })
    stands.isOfOther = true
    stands.revision += 1
  }
  /** Another page keeps what it has. */
  const keepElsewhere = () => void (stands.version = 'kept elsewhere')
  return { host, stores, desk: stores.desk, has, draw, moveElsewhere, keepElsewhere, reading }
}

/** The list that holds it needs a layout, which jsdom has none of. */
function OpenLine() {
  const editing = useDeskStore('desk', (state) => state.editing)
  const line = useLines().lines.find(({ cue }) => cue.from === editing?.from)
  return editing && line ? <CueEditor line={line} typing={editing} /> : null
}

const second = { from: 1, part: 0 }

test('words being typed are with the host before they are taken over, and are there again after a reload', async () => {
  const { desk, has } = await openDesk()
  desk.getState().edit(second)
  desk.getState().type({ text: 'Nobody at a' })
  await expect.poll(() => has.get('sidecar-0')?.typing?.text).toBe('Nobody at a')
  const reloaded = await openDesk({ text: { ...asWritten, draft: has.get('sidecar-0') ?? null } })
  await reloaded.draw()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /2/ }).value).toBe('Nobody at a')
  expect(screen.getByText('Not kept yet: 1 line.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(reloaded.desk.getState().cues.map(({ text }) => text)).toEqual(['Who is there?', 'Nobody.'])
  await expect.poll(() => reloaded.has.get('sidecar-0')).toBeNull()
})

test('another screen and back: the line is open with the words that were being typed', async () => {
  const { desk, draw } = await openDesk()
  await draw()
  desk.getState().edit(second)
  const area = await screen.findByRole('textbox', { name: /2/ })
  fireEvent.change(area, { target: { value: 'Nobody at all.' } })
  cleanup()
  await draw()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /2/ }).value).toBe('Nobody at all.')
  expect(screen.getByText('Not kept yet: 1 line.')).toBeTruthy()
})

test('another subtitle and back, and going to another line, lose none of it', async () => {
  const { desk } = await openDesk()
  desk.getState().edit(second)
  desk.getState().type({ text: 'Nobody at all.' })
  desk.getState().edit({ from: 0, part: 0 })
  desk.getState().type({ text: 'Who?' })
  await desk.getState().open({ file: other, from: 'library' })
  expect(desk.getState().cues[1]?.text).toBe('Nobody.')
  await desk.getState().open({ file, from: 'library' })
  expect(desk.getState().cues[1]?.text).toBe('Nobody at all.')
  expect(desk.getState().editing).toMatchObject({ from: 0, text: 'Who?' })
})

test('keeping takes the words that are being typed with it, and nothing is left to come back', async () => {
  const { host, desk, has } = await openDesk()
  desk.getState().edit(second)
  desk.getState().type({ text: 'Nobody at all.' })
  await desk.getState().keep()
  const [saved] = host.calls.filter(({ name }) => name === 'desk.save')
  expect(saved?.input).toMatchObject({ changes: [{ index: 1, cues: [{ text: 'Nobody at all.' }] }] })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(has.get('sidecar-0') ?? null).toBeNull()
})

test('the page asks before it is closed only while the host does not have what was edited', async () => {
  let isAway = true
  const { desk, stores, has } = await openDesk({ isAway: () => isAway })
  askBeforeClosing(stores.drafts)
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  desk.getState().act({ kind: 'nudge', byMs: 400 })
  expect(asks()).toBe(true)
  await vi.waitFor(() => expect(desk.getState().problem?.message).toBe('Away.'))
  expect(asks()).toBe(true)
  isAway = false
  await expect.poll(() => has.get('sidecar-0')?.offsetMs, { timeout: 4_000 }).toBe(400)
  expect(asks()).toBe(false)
})

test('what was edited of another content of the file is said, and forgotten when a person has read it', async () => {
  const { draw, host } = await openDesk({ text: { ...asWritten, isDraftOfOther: true } })
  await draw()
  expect(screen.getByText(/its text is another one since/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText(/its text is another one since/)).toBeNull()
  await expect
    .poll(() => host.calls.filter(({ name }) => name === 'desk.draft').map(({ input }) => input))
    .toMatchObject([{ version: 'as-it-was', draft: null }])
})

async function editInTwoPages() {
  const opened = await openDesk()
  const { desk, has, draw, moveElsewhere } = opened
  desk.getState().act({ kind: 'nudge', byMs: 100 })
  await expect.poll(() => has.get('sidecar-0')?.offsetMs).toBe(100)
  moveElsewhere(-2_700)
  desk.getState().act({ kind: 'nudge', byMs: 100 })
  await draw()
  await screen.findByText('Another page has edited this subtitle too: −2.7 s.')
  return opened
}

test('what another page has edited meanwhile is told, nothing is kept over it, and it stands here when a person takes it', async () => {
  const { desk, has, host } = await editInTwoPages()
  await desk.getState().keep()
  expect(host.calls.some(({ name }) => name === 'desk.save')).toBe(false)
  expect(has.get('sidecar-0')?.offsetMs).toBe(-2_700)
  fireEvent.click(screen.getByRole('button', { name: 'Use the other page’s' }))
  await expect.poll(() => desk.getState().edits.now.offsetMs).toBe(-2_700)
  expect(screen.queryByText(/Another page/)).toBeNull()
  desk.getState().act({ kind: 'nudge', byMs: 100 })
  await expect.poll(() => has.get('sidecar-0')?.offsetMs).toBe(-2_600)
})

test('what is edited here stays when a person says so, and the host has it then', async () => {
  const { desk, has, stores } = await editInTwoPages()
  expect(stores.drafts.isBehind()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Keep what is here' }))
  await expect.poll(() => has.get('sidecar-0')?.offsetMs).toBe(200)
  expect([desk.getState().edits.now.offsetMs, stores.drafts.isBehind()]).toEqual([200, false])
})

test('a page that one comes back to shows what was edited elsewhere, and asks where something is edited here', async () => {
  const { desk, stores, has, moveElsewhere } = await openDesk()
  moveElsewhere(-2_700)
  await stores.drafts.look()
  expect(desk.getState().edits.now.offsetMs).toBe(-2_700)
  desk.getState().act({ kind: 'nudge', byMs: 100 })
  await expect.poll(() => has.get('sidecar-0')?.offsetMs).toBe(-2_600)
  await expect.poll(() => stores.drafts.isBehind()).toBe(false)
  moveElsewhere(500)
  await stores.drafts.look()
  expect(desk.getState()).toMatchObject({ edits: { now: { offsetMs: -2_600 } }, other: { draft: { offsetMs: 500 } } })
})

test('a version that was kept elsewhere stands here at once, and nothing here offers to take back what it replaced', async () => {
  const { desk, stores, keepElsewhere } = await openDesk()
  desk.getState().act({ kind: 'nudge', byMs: 100 })
  await desk.getState().keep()
  expect(desk.getState().keptBatchId).toBe('kept')
  keepElsewhere()
  await stores.drafts.look()
  expect(desk.getState()).toMatchObject({ text: { version: 'kept elsewhere' }, keptBatchId: null })
})

test('what is typed while the page looks what was kept elsewhere is not lost', async () => {
  const { desk, stores, keepElsewhere, reading } = await openDesk()
  keepElsewhere()
  const readings: string[] = []
  // It has seen that another version stands there, and reads it.
  reading.begins = () => {
    if (readings.push('') === 2) desk.getState().act({ kind: 'nudge', byMs: 100 })
  }
  await stores.drafts.look()
  expect(desk.getState()).toMatchObject({ edits: { now: { offsetMs: 100 } }, hasNewer: true })
})

test('what is written while the desk is read anew stands there once it was read', async () => {
  const { desk, stores, keepElsewhere, reading } = await openDesk()
  let looked = Promise.resolve()
  reading.begins = () => {
    reading.begins = () => undefined
    // What is read stands in the answer already, and not yet on the desk.
    queueMicrotask(() => {
      keepElsewhere()
      looked = stores.drafts.look()
    })
  }
  await desk.getState().reopen({ kind: 'beside', videoId: 'video-0', sidecarId: 'sidecar-0' })
  await looked
  expect(desk.getState().text?.version).toBe('kept elsewhere')
})

async function editOverNewer() {
  const opened = await openDesk()
  const { desk, keepElsewhere, draw, has } = opened
  desk.getState().act({ kind: 'nudge', byMs: 100 })
  await expect.poll(() => has.get('sidecar-0')?.offsetMs).toBe(100)
  keepElsewhere()
  await desk.getState().keep()
  await draw()
  await screen.findByText(/belongs to the version before: \+0.1 s/)
  return opened
}

test('what another page goes on editing while it is taken here stands here as it is by then, and nobody is asked', async () => {
  const { stores, desk, moveElsewhere, reading } = await openDesk()
  moveElsewhere(500)
  let reads = 0
  reading.begins = () => {
    reads += 1
    if (reads === 2) moveElsewhere(700)
  }
  await stores.drafts.look()
  expect(desk.getState()).toMatchObject({ edits: { now: { offsetMs: 700 } }, revision: 2, other: null })
})

test('what is edited here while another version is kept elsewhere is written in its place when a person says so', async () => {
  const { desk, host } = await editOverNewer()
  expect(desk.getState().problem).toBeNull()
  await desk.getState().keep()
  const saves = () => host.calls.filter(({ name }) => name === 'desk.save')
  expect(saves()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Write what is here instead' }))
  await expect.poll(() => desk.getState().text?.version).toBe('kept')
  expect(saves().at(-1)?.input).toMatchObject({ version: 'as-it-was', offsetMs: 100, isOverNewer: true })
  expect(screen.queryByText(/the version before/)).toBeNull()
})

test('or that version is opened, and what was edited of the one before is gone', async () => {
  const { desk, has } = await editOverNewer()
  fireEvent.click(screen.getByRole('button', { name: 'Open the new version' }))
  await expect.poll(() => desk.getState().text?.version).toBe('kept elsewhere')
  await expect.poll(() => has.get('sidecar-0') ?? null).toBeNull()
  expect(desk.getState()).toMatchObject({ edits: { now: { offsetMs: 0 } }, hasNewer: false })
})

test('where all of it is taken back by hand, the version that stands there is opened', async () => {
  const { desk } = await editOverNewer()
  desk.getState().act({ kind: 'undo' })
  await expect.poll(() => desk.getState().text?.version).toBe('kept elsewhere')
})
