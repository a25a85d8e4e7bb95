// @vitest-environment jsdom
/** Where the list of measured lines scrolls to when another line is chosen: never away from under the pointer. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MeasuredList } from '../../../renderer/components/list/MeasuredList.tsx'
import './withoutLayout.ts'

const [rowPx, framePx] = [40, 100]
const scrollTo = vi.fn()

/** jsdom lays nothing out: every line is `rowPx` high, and of the third only half is in sight. */
beforeEach(() => {
  const scrollTop = () => document.querySelector('.measured-list')?.scrollTop ?? 0
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(framePx)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowPx)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = this.dataset['index']
    return at === undefined
      ? new DOMRect(0, 0, 300, framePx)
      : new DOMRect(0, Number(at) * rowPx - scrollTop(), 300, rowPx)
  })
  scrollTo.mockClear()
  HTMLElement.prototype.scrollTo = scrollTo
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const listWith = (chosenAt: number) => (
  <MeasuredList
    label="Lines"
    className="lines"
    count={20}
    chosenAt={chosenAt}
    guessHeight={() => rowPx}
    lineOf={(at) => <button type="button">{`Line ${at}`}</button>}
  />
)
const scrolls = () => scrollTo.mock.calls.length

test('a line that is cut at the edge is brought in sight by a key, and stays under the pointer that pressed it', () => {
  const { rerender } = render(listWith(0))
  const before = scrolls()
  fireEvent.pointerDown(screen.getByText('Line 2'))
  rerender(listWith(2))
  expect(scrolls()).toBe(before)
  rerender(listWith(1))
  fireEvent.pointerDown(screen.getByText('Line 1'))
  rerender(listWith(2))
  expect(scrolls()).toBeGreaterThan(before)
})

test('a line that was pressed once and is out of sight now is scrolled to like any other', () => {
  const { rerender } = render(listWith(0))
  const before = scrolls()
  fireEvent.pointerDown(screen.getByText('Line 6'))
  rerender(listWith(6))
  expect(scrolls()).toBeGreaterThan(before)
})
