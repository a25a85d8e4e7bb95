import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer } from '../../../../service/http/httpEdge.ts'
import { createTurns, type Turns } from '../../../../service/http/turns.ts'
import { noNetworks } from '../../../../service/network/networks.ts'
import { nobodyWatches } from '../../../../service/operation/observer.ts'

const clients = 60
const answerMs = 2

function work(): void {
  const untilMs = performance.now() + answerMs
  while (performance.now() < untilMs);
}

/** How many were answered before everybody had had a first answer, while all go on asking. */
async function answeredBeforeAllWere(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const greeted = new Set<number>()
  let answered = 0
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get({ agent, port, host: '127.0.0.1' }, (response) => response.resume().on('end', resolve)).on('error', reject)
    })
  async function client(number: number): Promise<void> {
    while (greeted.size < clients) {
      await ask()
      greeted.add(number)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  agent.destroy()
  return answered
}

test('whoever comes is answered before those who are there are answered over and over', async () => {
  const answer = async () => {
    work()
    return { status: 200, headers: {}, body: 'done', route: null }
  }
  const ownNames = { names: [], trustedProxies: noNetworks }
  const { server } = createHttpServer({ answer, ownNames, observer: nobodyWatches, isEnding: () => false })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  expect(await answeredBeforeAllWere((server.address() as AddressInfo).port)).toBeLessThan(6 * clients)
  server.close()
})

/** How many of those that take a turn are begun before each turn of the loop, in the order in which they came. */
async function begunInEachLoop(count: number, turns: Turns, came: () => void): Promise<readonly (readonly number[])[]> {
  const loops: number[][] = []
  let begun: number[] = []
  const all = Array.from({ length: count }, (_, number) => turns.next().then(() => begun.push(number)))
  while (loops.flat().length < count) {
    came()
    begun = []
    await new Promise(setImmediate)
    loops.push(begun)
  }
  await Promise.all(all)
  return loops.filter(({ length }) => length > 0)
}

test('several are begun in a turn of the loop, in order, and again after a pause', async () => {
  const turns = createTurns()
  for (const count of [40, 50]) {
    const loops = await begunInEachLoop(count, turns, () => undefined)
    expect(loops.flat()).toEqual(Array.from({ length: count }, (_, number) => number))
    expect(Math.max(...loops.map(({ length }) => length))).toBe(16)
  }
})

test('while connections come only one is begun in a turn of the loop, which takes in one of them', async () => {
  const turns = createTurns()
  const loops = await begunInEachLoop(5, turns, () => turns.came())
  expect(loops).toEqual([[0], [1], [2], [3], [4]])
})

test('nothing is begun while they are held, and all of it in order afterwards', async () => {
  const turns = createTurns()
  const begun: number[] = []
  const take = (number: number) => turns.next().then(() => begun.push(number))
  const first = take(1)
  const goOn = turns.hold()
  const second = take(2)
  for (let loop = 0; loop < 3; loop += 1) await new Promise(setImmediate)
  expect(begun).toEqual([])
  goOn()
  await Promise.all([first, second])
  expect(begun).toEqual([1, 2])
  await take(3)
  expect(begun).toEqual([1, 2, 3])
})
