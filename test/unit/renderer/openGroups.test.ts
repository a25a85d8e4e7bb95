/** `*` in the library: opens what is closed still, and never closes what a search has opened. */
import { expect, test } from 'vitest'
import { createViewStore } from '../../../renderer/features/library/viewStore.ts'

const allOpen = { all: true, except: [] }
const allClosed = { all: false, except: [] }

function pressed(steps: (store: ReturnType<ReturnType<typeof createViewStore>['getState']>) => void) {
  const store = createViewStore()
  steps(store.getState())
  store.getState().toggleAll()
  return store.getState().view.open
}

test('opens all groups, and closes them where all are open', () => {
  expect(pressed((view) => view.setCurrent(null))).toEqual(allOpen)
  expect(pressed((view) => view.toggleAll())).toEqual(allClosed)
})

test('opens the rest where some are open or closed by hand', () => {
  expect(pressed((view) => view.toggleOpen('show'))).toEqual(allOpen)
  expect(
    pressed((view) => {
      view.toggleAll()
      view.toggleOpen('show')
    }),
  ).toEqual(allOpen)
})

test('leaves open what a search has opened, and opens what was closed there by hand', () => {
  expect(pressed((view) => view.setSearch('tide'))).toEqual(allOpen)
  expect(
    pressed((view) => {
      view.setSearch('tide')
      view.toggleOpen('show')
    }),
  ).toEqual(allOpen)
})

test('closes all groups where only tokens filter', () => {
  expect(
    pressed((view) => {
      view.setSearch('is:missing')
      view.toggleAll()
    }),
  ).toEqual(allClosed)
})
