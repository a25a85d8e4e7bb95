// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createStoreContext } from '../../../renderer/app/stores/storeContext.ts'

interface Counter {
  readonly count: number
  readonly step: number
  readonly note: string
  readonly add: () => void
}

const { Provider, useSelected } = createStoreContext<{ readonly counter: StoreApi<Counter> }>('counting')

function counting() {
  const counter = createStore<Counter>()((set) => ({
    count: 0,
    step: 1,
    note: '',
    add: () => set(({ count, step }) => ({ count: count + step })),
  }))
  return { counter }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a component shows what it selects, and acts by an action that it selects', () => {
  function Count() {
    const count = useSelected('counter', (state) => state.count)
    const add = useSelected('counter', (state) => state.add)
    return <button onClick={add}>{count}</button>
  }
  render(
    <Provider value={counting()}>
      <Count />
    </Provider>,
  )
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('1')
})

test('a component is drawn again when a field that it selects has changed, and for no other', () => {
  let drawn = 0
  const stores = counting()
  function Sum() {
    const { count, step } = useSelected('counter', (state) => ({ count: state.count, step: state.step }))
    drawn += 1
    return <p>{count + step}</p>
  }
  render(
    <Provider value={stores}>
      <Sum />
    </Provider>,
  )
  const first = drawn
  act(() => stores.counter.setState({ note: 'nobody shows this' }))
  expect(drawn).toBe(first)
  act(() => stores.counter.getState().add())
  expect(drawn).toBeGreaterThan(first)
  expect(screen.getByText('2')).toBeTruthy()
})

test('a component outside of its screen says which screen it misses', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  function Lost() {
    return useSelected('counter', (state) => state.note)
  }
  expect(() => render(<Lost />)).toThrow('counting')
})
