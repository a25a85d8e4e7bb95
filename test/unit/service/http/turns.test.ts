import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer } from '../../../../service/http/httpEdge.ts'
import { createTurns } from '../../../../service/http/turns.ts'
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

test('turns come one in each turn of the loop, in order, and again after a pause', async () => {
  const turns = createTurns()
  const begun: string[] = []
  const loops = (async () => {
    for (let loop = 1; loop <= 3; loop += 1) await new Promise(setImmediate).then(() => begun.push(`loop ${loop}`))
  })()
  const take = async (name: string) => turns.next().then(() => begun.push(name))
  await Promise.all([take('a'), take('b'), take('c'), loops])
  expect(begun.filter((name) => name.length === 1)).toEqual(['a', 'b', 'c'])
  expect(begun.indexOf('b')).toBeGreaterThan(begun.indexOf('loop 1'))
  await take('d')
  expect(begun.at(-1)).toBe('d')
})
