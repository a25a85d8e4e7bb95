/** The letter of a tile, in list and palette alike. */
import { expect, test } from 'vitest'
import { initialOf } from '../../../renderer/components/text/initialOf.ts'

test.each([
  ['The Cartographer', 'C'],
  ['Das zweite Zimmer', 'Z'],
  ['L’Année', 'A'],
  ['A', 'A'],
  ['The', 'T'],
  ['…and the rest', 'A'],
  ['42nd Street', '4'],
  ['é la vita', 'É'],
])('“%s” stands under %s', (title, initial) => {
  expect(initialOf(title)).toBe(initial)
})
