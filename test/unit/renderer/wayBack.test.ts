/** Which control has the keyboard again on the way back through the screens. */
import { expect, test } from 'vitest'
import { nextWay, noWay, type Way } from '../../../renderer/app/keys/wayBack.ts'

function walk(...screens: readonly string[]): Way<string> {
  return screens
    .slice(1)
    .reduce<Way<string>>(
      (way, to, at) => nextWay(way, { from: screens[at] ?? '', control: `${screens[at]} → ${to}` }, to),
      noWay,
    )
}

test('the way on gives nothing back; the way back gives back what led away, screen by screen', () => {
  expect(walk('library', 'plan', 'review').back).toBeNull()
  expect(walk('library', 'plan', 'review', 'plan').back).toBe('plan → review')
  expect(walk('library', 'plan', 'review', 'plan', 'library').back).toBe('library → plan')
})

test('a screen that is come back to past others forgets those', () => {
  const way = walk('library', 'plan', 'review', 'library')
  expect(way).toEqual({ steps: [], back: 'library → plan' })
})
