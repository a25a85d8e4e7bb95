// @vitest-environment jsdom
/** Where a key is text, and where it is a shortcut: one answer for all screens. */
import { expect, test } from 'vitest'
import { isTypingIn, pressesTarget } from '../../../renderer/app/keys/isTypingIn.ts'

function element(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

test.each([
  ['<input>', true],
  ['<input type="search">', true],
  ['<input type="number">', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<input type="radio">', false],
  ['<input type="checkbox" role="switch">', false],
  ['<button></button>', false],
  ['<div tabindex="0"></div>', false],
])('in %s letters are text: %s', (html, isText) => {
  expect(isTypingIn(element(html))).toBe(isText)
})

test('what has no field at all is typed in by nobody', () => {
  expect([isTypingIn(null), isTypingIn(document)]).toEqual([false, false])
})

test.each([
  ['<button></button>', ['Enter', ' ']],
  ['<a href="#"></a>', ['Enter', ' ']],
  ['<input type="checkbox">', [' ']],
  ['<input type="radio">', ['ArrowLeft', 'ArrowDown']],
  ['<div></div>', []],
])('%s keeps its own keys: %j', (html, own) => {
  const target = element(html)
  const keys = ['Enter', ' ', 'ArrowLeft', 'ArrowDown', 'f', '/', '?']
  expect(keys.filter((key) => pressesTarget({ target, key }))).toEqual(own)
})
