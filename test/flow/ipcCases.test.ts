/** Each case of the hostile corpus for Electron's channels, before a real host, as its manifest says; skipped where there is no corpus. */
import { expect, test } from 'vitest'
import { commands, type CommandName } from '../../shared/contract/index.ts'
import type { Reply } from '../../shared/contract/reply.ts'
import type { AppError } from '../../shared/errors.ts'
import { corpusJson } from '../support/hostile/corpus.ts'
import { openIpc, senders } from '../support/peers/ipcPeer.ts'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { treeLines } from '../support/disks/tempFolder.ts'

interface IpcCase {
  readonly id: string
  readonly payload: readonly unknown[]
  readonly expect: string
}

const cases = (await corpusJson<readonly IpcCase[]>('ipc.json')) ?? []

type Desk = Awaited<ReturnType<typeof openDesk>>
type Send = (desk: Desk) => Promise<readonly Reply<unknown>[]>

/** A real host over its channels. */
async function openDesk() {
  const opened = await openTestHost()
  const { host, bugs } = opened
  const refused: AppError[] = []
  const peer = openIpc({
    dispatch: host.dispatch,
    subscribe: (listener) => host.hub.subscribe(listener),
    registerDrop: (paths) => host.registerDrop(paths),
    leavePages: () => host.leavePages(),
    report: (error) => refused.push(error),
  })
  return { ...opened, ...peer, logged: () => [...bugs, ...refused] }
}

const names = Object.keys(commands) as readonly CommandName[]
/** Commands whose input says something: an object without fields does not suit them. */
const asking = names.filter((name) => !commands[name].input.safeParse({}).success)

/** The value as input of every command that takes one, and as the dropped paths. */
const everywhere =
  (...values: readonly unknown[]): Send =>
  ({ invoke }) =>
    Promise.all(
      values.flatMap((value) => [
        ...asking.map((name) => invoke('app:call', senders.own, name, value)),
        invoke('app:call', senders.own, value, {}),
        invoke('app:drop', senders.own, value),
      ]),
    )

/** A good call and a good drop, from a sender that is not ours. */
const from =
  (sender: unknown): Send =>
  ({ invoke }) =>
    Promise.all([invoke('app:call', sender, 'app.state', {}), invoke('app:drop', sender, ['/videos'])])

const manyCalls =
  (calls: number, name: CommandName): Send =>
  ({ invoke }) =>
    Promise.all(Array.from({ length: calls }, () => invoke('app:call', senders.own, name, {})))

function cyclic(): object {
  const value: Record<string, unknown> = {}
  value['self'] = value
  return value
}

const manyNames = Array.from({ length: 51 }, (_, index) => `Film ${index}.mkv`)

/** How each case is sent; where its payload is only told in words, what they say is built here. */
const sending: Readonly<Record<string, Send>> = {
  'ipc-0': async ({ invoke }) => [await invoke('app:call', senders.own), await invoke('app:drop', senders.own)],
  'ipc-1': everywhere(null),
  'ipc-2': everywhere(undefined),
  'ipc-3': everywhere(NaN),
  'ipc-4': everywhere(-1),
  'ipc-5': everywhere(Infinity),
  'ipc-6': everywhere('x'.repeat(2_000_000)),
  'ipc-7': everywhere(Object.create({ x: 1 })),
  'ipc-8': everywhere(JSON.parse('{"__proto__":{"polluted":true}}')),
  'ipc-9': everywhere(JSON.parse('{"constructor":{"prototype":{"polluted":true}}}')),
  'ipc-10': everywhere([]),
  'ipc-11': everywhere(Array(5).fill('f')),
  'ipc-12': everywhere({ filenames: manyNames }, { rowIds: Array(2_001).fill('r') }),
  'ipc-13': everywhere({ filenames: [] }, { rowIds: [] }),
  'ipc-14': everywhere({ path: '/etc/passwd' }),
  'ipc-15': everywhere({ path: '../../x' }),
  'ipc-16': everywhere({ path: '\0' }),
  'ipc-17': everywhere({ path: 'C:\\' }),
  'ipc-18': everywhere({ path: { toString: () => '/etc/passwd' } }),
  'ipc-19': everywhere({ lang: '../x' }),
  'ipc-20': everywhere({ lang: 'en;rm' }),
  'ipc-21': everywhere({ lang: 'x'.repeat(1_000) }),
  'ipc-22': everywhere({ url: 'file:///etc/passwd' }),
  'ipc-23': everywhere({ url: 'javascript:1' }),
  'ipc-24': everywhere({ jobId: '../../x' }),
  'ipc-25': everywhere({ jobId: 1e30 }),
  'ipc-26': everywhere({ overwrite: 'yes' }),
  'ipc-27': everywhere({ overwrite: 1 }),
  'ipc-28': everywhere({ extra: 'unknown field' }),
  'ipc-29': async ({ invoke, channels }) => {
    // Electron itself refuses channels that nobody serves: there are these two, and one of them takes names.
    expect(channels).toEqual(['app:call', 'app:drop'])
    return [await invoke('app:call', senders.own, 'no.suchCommand', {})]
  },
  'ipc-30': from(senders.subframe),
  'ipc-31': from(senders.blankFrame),
  'ipc-32': from(senders.otherOrigin),
  'ipc-33': (desk) => {
    desk.destroyWindow()
    return from(senders.own)(desk)
  },
  'ipc-34': manyCalls(10_000, 'library.state'),
  'ipc-35': manyCalls(200, 'plan.make'),
  'ipc-36': everywhere(cyclic()),
  'ipc-37': everywhere(new Map(), new Set(), new Date(), 5n, new ArrayBuffer(100 * 2 ** 20)),
}

const isTypedRefusal = (reply: Reply<unknown>) => !reply.ok && reply.error.code === 'input.invalid'
/** A flood is no wrong call: what counts is that each one is answered, with a value or a sentence. */
const isAnswered = (reply: Reply<unknown>) => reply.ok || reply.error.message !== ''
const floods: ReadonlySet<string> = new Set(['ipc-34', 'ipc-35'])
const pathsOf = (folder: string) => treeLines(folder).map((line) => line.split(' ')[0])

test.skipIf(cases.length === 0)('every case of the corpus has its test here, and no other has', () => {
  expect(Object.keys(sending)).toEqual(cases.map(({ id }) => id))
})

test.each(cases)('$id: $expect', async ({ id, expect: wanted }) => {
  const desk = await openDesk()
  const before = pathsOf(desk.homeFolder)
  const replies = (await sending[id]?.(desk)) ?? []
  expect(replies).not.toEqual([])
  const isAsWanted = floods.has(id) ? isAnswered : isTypedRefusal
  expect(replies.filter((reply) => !isAsWanted(reply))).toEqual([])
  if (wanted === 'refused and logged') expect(desk.logged()).toHaveLength(replies.length)
  expect(desk.logged().filter(({ code }) => code === 'internal')).toEqual([])

  // The main process is alive, and nothing was done.
  expect(pathsOf(desk.homeFolder)).toEqual(before)
  expect(Object.prototype).not.toHaveProperty('polluted')
  expect(await desk.ask('library.state', {})).toMatchObject({ counts: { videos: 0 } })
})
