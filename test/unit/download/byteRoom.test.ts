import { expect, test } from 'vitest'
import { createByteRoom } from '../../../electron/download/byteRoom.ts'
import { randomFrom } from '../../support/make/mutations.ts'

const anySignal = new AbortController().signal
const soon = () => new Promise((resolve) => setImmediate(resolve))

test('lets in who fits, first come, first in', async () => {
  const room = createByteRoom(20)
  const [first, second, third] = [room.open(anySignal), room.open(anySignal), room.open(anySignal)]
  const entered: string[] = []
  await first.take(15)
  const others = [second.take(20).then(() => entered.push('second')), third.take(1).then(() => entered.push('third'))]
  await soon()
  expect(entered).toEqual([])
  first.leave()
  await soon()
  expect(entered).toEqual(['second'])
  second.leave()
  await Promise.all(others)
  expect(entered).toEqual(['second', 'third'])
})

test('a second try gives the place of the first back, and whoever gives up waiting lets others in', async () => {
  const room = createByteRoom(20)
  const [first, third] = [room.open(anySignal), room.open(anySignal)]
  await first.take(15)
  await first.take(15)
  const control = new AbortController()
  const given = room.open(control.signal).take(20)
  const small = third.take(5)
  control.abort()
  await expect(given).rejects.toThrow()
  await small
  expect(await Promise.race([first.take(15).then(() => 'in'), soon().then(() => 'out')])).toBe('in')
})

test.each([1, 2, 3])('never holds more than it may, and lets everyone in at last (seed %i)', async (seed) => {
  const random = randomFrom(seed)
  const below = (end: number) => Math.floor(random() * end)
  const room = createByteRoom(20)
  let heldBytes = 0
  let mostBytes = 0
  let had = 0
  const visit = async (sizeBytes: number, turns: number, isImpatient: boolean) => {
    const control = new AbortController()
    const place = room.open(control.signal)
    if (isImpatient) void soon().then(() => control.abort())
    const isIn = await place.take(sizeBytes).then(
      () => true,
      () => false,
    )
    if (!isIn) return
    heldBytes += sizeBytes
    mostBytes = Math.max(mostBytes, heldBytes)
    for (let turn = 0; turn < turns; turn += 1) await soon()
    heldBytes -= sizeBytes
    place.leave()
    if (!isImpatient) had += 1
  }
  const visits = Array.from({ length: 200 }, (_, at) => visit(1 + below(20), below(4), at % 5 === 0))
  await Promise.all(visits)
  expect([mostBytes <= 20, had, heldBytes]).toEqual([true, 160, 0])
})
