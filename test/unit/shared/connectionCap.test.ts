/** One connection too many costs the oldest that has not shown who it is. */
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createConnectionCap } from '../../../shared/network/connectionCap.ts'

function openCap(most: number) {
  const cap = createConnectionCap(most)
  const dropped: string[] = []
  const come = (name: string) => {
    const connection = Object.assign(new EventEmitter(), {
      destroy() {
        dropped.push(name)
        connection.emit('close')
      },
    })
    cap.came(connection)
    return connection
  }
  return { cap, dropped, come }
}

test('the oldest goes first, and one that closes by itself makes room', () => {
  const { come, dropped } = openCap(2)
  come('a')
  const b = come('b')
  come('c')
  expect(dropped).toEqual(['a'])
  b.emit('close')
  come('d')
  expect(dropped).toEqual(['a'])
  come('e')
  expect(dropped).toEqual(['a', 'c'])
})

test('whoever asked counts as new again; whoever showed a secret stays', () => {
  const { cap, come, dropped } = openCap(3)
  const [a, b] = [come('a'), come('b')]
  come('c')
  cap.asked(a)
  cap.prove(b)
  cap.asked(b)
  come('d')
  come('e')
  expect(dropped).toEqual(['c', 'a'])
})

test('where all others have shown a secret, the one that waits longest for nothing goes, and nobody who waits for an answer', () => {
  const { cap, come, dropped } = openCap(3)
  const [a, b, c] = ['a', 'b', 'c'].map(come)
  for (const each of [a!, b!, c!]) {
    cap.asked(each)
    cap.prove(each)
    cap.answered(each)
  }
  cap.asked(a!)
  const d = come('d')
  cap.asked(d)
  cap.prove(d)
  expect(dropped).toEqual(['b'])
  come('e')
  come('f')
  expect(dropped).toEqual(['b', 'c', 'e'])
})

test('where all others have shown a secret and wait for an answer, the newest goes', () => {
  const { cap, come, dropped } = openCap(2)
  for (const name of ['a', 'b']) cap.prove(come(name))
  come('c')
  expect(dropped).toEqual(['c'])
})

test('whoever asked for several things at once waits until the last of them is answered', () => {
  const { cap, come, dropped } = openCap(2)
  const [a, b] = ['a', 'b'].map(come)
  for (const each of [a!, a!, b!]) {
    cap.asked(each)
    cap.prove(each)
  }
  cap.answered(a!)
  cap.answered(b!)
  come('c')
  expect(dropped).toEqual(['b'])
  cap.answered(a!)
  cap.prove(come('d'))
  expect(dropped).toEqual(['b', 'c'])
  come('e')
  expect(dropped).toEqual(['b', 'c', 'a'])
})

test('one that is gone is no longer counted, though its answer ends later', () => {
  const { cap, come, dropped } = openCap(2)
  const a = come('a')
  cap.asked(a)
  cap.prove(a)
  a.emit('close')
  cap.answered(a)
  for (const name of ['b', 'c']) cap.prove(come(name))
  come('d')
  expect(dropped).toEqual(['d'])
})
