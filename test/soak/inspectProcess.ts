/** What a Node process says of its memory through its inspector, and what the system says of its handles. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import WebSocket from 'ws'
import { once } from 'node:events'

/** For the environment of the process: its inspector listens on any free port and says which. */
export const inspectorOption = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

export type Figures = Readonly<Record<string, number>>

export interface InspectedProcess {
  /** After a collection of garbage. */
  sample(): Promise<Figures>
  close(): void
}

/** `said`: its standard error, where the inspector's address is. */
export async function inspectProcess(pid: number, said: string): Promise<InspectedProcess> {
  const address = /Debugger listening on (ws:\S+)/.exec(said)?.[1]
  if (address === undefined) throw new Error(`no inspector: ${said}`)
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<Reply>>()
  socket.on('message', (data: Buffer) => {
    const reply = JSON.parse(data.toString()) as Reply
    waiting.get(reply.id)?.resolve(reply)
    waiting.delete(reply.id)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The inspected process has ended.'))
  })
  await once(socket, 'open')
  let count = 0
  function ask(method: string, params: object = {}): Promise<Reply> {
    const answer = Promise.withResolvers<Reply>()
    waiting.set(++count, answer)
    socket.send(JSON.stringify({ id: count, method, params }))
    return answer.promise
  }
  return {
    async sample() {
      // The second one takes what the first one's finalisers let go of.
      await ask('HeapProfiler.collectGarbage')
      await ask('HeapProfiler.collectGarbage')
      const { result } = await ask('Runtime.evaluate', { expression: own, returnByValue: true })
      return { ...(JSON.parse(result?.result?.value ?? '{}') as Figures), ...systemFigures(pid) }
    },
    close: () => socket.terminate(),
  }
}

interface Reply {
  readonly id: number
  readonly result?: { readonly result?: { readonly value?: string } }
}

const own = `(() => {
  const { heapUsed, external, rss } = process.memoryUsage()
  const kinds = process.getActiveResourcesInfo()
  const of = (kind) => kinds.filter((each) => each === kind).length
  const watchers = process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0)
  return JSON.stringify({
    heap: heapUsed / 2 ** 20, external: external / 2 ** 20, rss: rss / 2 ** 20,
    resources: kinds.length, timers: of('Timeout'), listening: of('TCPServerWrap'), watchers,
  })
})()`

/** Linux only: elsewhere these columns are missing. */
function systemFigures(pid: number): Figures {
  const folder = `/proc/${pid}`
  if (!existsSync(join(folder, 'fdinfo'))) return {}
  const descriptors = readdirSync(join(folder, 'fdinfo'))
  const watches = descriptors.flatMap((name) => linesOf(join(folder, 'fdinfo', name)))
  return {
    descriptors: descriptors.length,
    threads: Number(/^Threads:\s+(\d+)/m.exec(readFileSync(join(folder, 'status'), 'utf8'))?.[1]),
    inotify: watches.filter((line) => line.startsWith('inotify wd')).length,
  }
}

/** A descriptor may be closed by now. */
function linesOf(path: string): readonly string[] {
  return existsSync(path) ? textOf(path).split('\n') : []
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return ''
    throw thrown
  }
}
